import { z } from 'zod'
import { Proposals, proposalRefusals } from '#core/proposals/contract.ts'
import { proposalRoutes as routes } from '#core/proposals/endpoints.ts'
import type { ProposalKind } from '#core/proposals/proposal-kind.server.ts'
import { describeRoute, only } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'

const mayAsk = { staff: [] } as const
const params = { schema: z.object({ id: z.uuid() }), refusal: 'PROPOSAL_NOT_FOUND' } as const

/** Confirming is refused with what the kinds refuse with, too. */
export const describeProposals = (kinds: readonly ProposalKind[]) => ({
  list: describeRoute(routes.list, {
    summary: 'Changes that wait for a second person, of those that one’s roles may confirm.',
    mayAsk,
    answer: Proposals,
  }),
  confirm: describeRoute(routes.confirm, {
    summary: 'Makes a change that somebody else has proposed.',
    mayAsk,
    params,
    answer: Done,
    refusals: { ...proposalRefusals, ...Object.assign({}, ...kinds.map((one) => one.refusals)) },
    audits: ['proposal-confirmed', ...kinds.flatMap(({ audits }) => audits)],
    concerns: 'person',
  }),
  withdraw: describeRoute(routes.withdraw, {
    summary: 'Takes a proposed change away.',
    mayAsk,
    params,
    answer: Done,
    refusals: only(proposalRefusals, 'PROPOSAL_NOT_FOUND'),
    audits: ['proposal-withdrawn'],
    concerns: { nobody: 'everything stays as it is' },
  }),
})
