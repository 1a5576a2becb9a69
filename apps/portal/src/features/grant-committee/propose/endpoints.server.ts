import { z } from 'zod'
import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { ProposalsForm, SavedProposals } from '../model/contract.ts'
import { committeeRefusals } from '../model/refusals.ts'
import { proposeEndpoints as endpoints } from './endpoints.ts'

export const proposeDescribed = {
  save: describeEndpoint(endpoints.save, {
    summary: 'Proposals to the meeting of a round, all or none.',
    access: { staff: ['committee'] },
    params: { schema: z.object({ id: z.uuid() }), refusal: 'ROUND_NOT_FOUND' },
    body: ProposalsForm,
    answer: SavedProposals,
    refusals: {
      ...only(
        grantRefusals,
        'NOT_IN_COMMITTEE',
        'GRANT_NOT_FOUND',
        'GRANT_CHANGED',
        'CONFLICT_OF_INTEREST',
      ),
      ...only(
        committeeRefusals,
        'ROUND_NOT_FOUND',
        'MEETING_AGREED',
        'PROPOSAL_TOO_MUCH',
        'PROPOSAL_REASON_UNKNOWN',
      ),
    },
    audits: ['grant-proposed'],
    concerns: {
      nobody: 'members who take no part in the case are refused with CONFLICT_OF_INTEREST',
    },
  }),
}
