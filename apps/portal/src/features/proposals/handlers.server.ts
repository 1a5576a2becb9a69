import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { confirmProposal, withdrawProposal } from '#core/proposals/decide-proposal.server.ts'
import { listProposals } from '#core/proposals/list-proposals.server.ts'
import type { ProposalKind, ProposalSettings } from '#core/proposals/proposal-kind.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describeProposals } from './endpoints.server.ts'

/** What waits for a second person, of all features together. */
export function createProposalsApi({
  database,
  configuration,
  proposalKinds,
  ...dependencies
}: AuthDependencies & {
  database: Database
  configuration: ProposalSettings
  proposalKinds: readonly ProposalKind[]
}) {
  const described = describeProposals(proposalKinds)
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.list, ({ staff }) => listProposals(database, proposalKinds, staff))

  serve(described.confirm, async ({ staff, params: { id } }) => {
    await confirmProposal({ database, configuration }, proposalKinds, staff, id)
    return {}
  })

  serve(described.withdraw, async ({ staff, params: { id } }) => {
    await withdrawProposal(database, proposalKinds, staff, id)
    return {}
  })

  return api
}
