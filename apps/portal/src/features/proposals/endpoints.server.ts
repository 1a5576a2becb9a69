import { z } from 'zod'
import { Proposals, proposalRefusals } from '#core/proposals/contract.ts'
import { proposalEndpoints as endpoints } from '#core/proposals/endpoints.ts'
import type { ProposalKind } from '#core/proposals/proposal-kind.server.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'

const access = { staff: [] } as const
const params = { schema: z.object({ id: z.uuid() }), refusal: 'PROPOSAL_NOT_FOUND' } as const

/** Confirming is refused with what the kinds refuse with, too. */
export const describeProposals = (kinds: readonly ProposalKind[]) => ({
  list: describeEndpoint(endpoints.list, {
    summary: 'Changes that wait for a second person, of those that one’s roles may confirm.',
    access,
    answer: Proposals,
  }),
  confirm: describeEndpoint(endpoints.confirm, {
    summary: 'Makes a change that somebody else has proposed.',
    access,
    params,
    answer: Done,
    refusals: { ...proposalRefusals, ...Object.assign({}, ...kinds.map((one) => one.refusals)) },
    audits: ['proposal-confirmed', ...kinds.flatMap(({ audits }) => audits)],
    concerns: 'person',
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    summary: 'Withdraws a proposed change.',
    access,
    params,
    answer: Done,
    refusals: only(proposalRefusals, 'PROPOSAL_NOT_FOUND'),
    audits: ['proposal-withdrawn'],
    concerns: { nobody: 'everything stays as it is' },
  }),
})
