import { z } from 'zod'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { applicantRefusals } from '../model/applicant.server.ts'
import { applyRefusals } from '../model/refusals.ts'
import { DraftChanges, RoundChoice, SavedDraft } from './contract.ts'
import { draftEndpoints as endpoints } from './endpoints.ts'

const params = {
  schema: z.object({ applicationId: z.uuid() }),
  refusal: 'GRANT_NOT_FOUND',
} as const

const changing = {
  ...applicantRefusals,
  ...only(grantRefusals, 'GRANT_STATE'),
  ...only(applyRefusals, 'GRANT_DEADLINE_PASSED'),
}

export const draftDescribed = {
  save: describeEndpoint(endpoints.save, {
    summary:
      'Saves fields of an application that several people write. What somebody else has changed meanwhile stays.',
    access: 'user',
    params,
    body: DraftChanges,
    answer: SavedDraft,
    refusals: changing,
  }),
  discard: describeEndpoint(endpoints.discard, {
    summary: 'The draft of an application says again what was sent last.',
    access: 'user',
    params,
    answer: Done,
    refusals: changing,
  }),
  move: describeEndpoint(endpoints.move, {
    summary: 'Moves an application that is not sent to another open round.',
    access: 'user',
    params,
    body: RoundChoice,
    answer: Done,
    refusals: { ...applicantRefusals, ...only(applyRefusals, 'GRANT_SENT', 'GRANT_NOT_OPEN') },
  }),
  remove: describeEndpoint(endpoints.remove, {
    summary: 'Deletes an application that is not sent, with its files.',
    access: 'user',
    params,
    answer: Done,
    refusals: { ...applicantRefusals, ...only(applyRefusals, 'GRANT_SENT') },
  }),
}
