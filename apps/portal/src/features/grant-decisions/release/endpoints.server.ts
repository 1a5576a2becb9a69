import { z } from 'zod'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { decisionRefusals } from '../model/refusals.ts'
import { Released, ReleaseForm } from './contract.ts'
import { releaseEndpoints as endpoints } from './endpoints.ts'

export const releaseDescribed = {
  release: describeEndpoint(endpoints.release, {
    summary: 'Sends all letters of a meeting; another person than the one who agreed to its list.',
    access: { staff: ['caseworker'] },
    params: { schema: z.object({ id: z.uuid() }), refusal: 'GRANT_NOT_FOUND' },
    body: ReleaseForm,
    answer: Released,
    refusals: {
      ...only(
        grantRefusals,
        'GRANT_NOT_FOUND',
        'GRANT_CHANGED',
        'GRANT_STATE',
        'GRANT_BUDGET_EXCEEDED',
        'GRANT_PAID',
      ),
      ...only(
        decisionRefusals,
        'MEETING_NOT_AGREED',
        'MEETING_RELEASED',
        'SECOND_PERSON_NEEDED',
        'NO_LATER_ROUND',
      ),
    },
    audits: ['grant-meeting-released'],
    concerns: 'person',
  }),
  letter: describeEndpoint(endpoints.letter, {
    summary: 'The letter of one case of a meeting: as it would be sent, or as it was.',
    access: { staff: ['committee', 'caseworker'] },
    params: {
      schema: z.object({ id: z.uuid(), applicationId: z.uuid() }),
      refusal: 'GRANT_NOT_FOUND',
    },
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: {
      ...only(grantRefusals, 'GRANT_NOT_FOUND', 'NOT_IN_COMMITTEE', 'CONFLICT_OF_INTEREST'),
      ...only(decisionRefusals, 'MEETING_NOT_AGREED', 'NO_SENDER'),
    },
  }),
}
