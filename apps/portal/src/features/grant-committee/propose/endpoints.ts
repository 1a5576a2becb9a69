import { endpoint } from '#platform/api/endpoint.ts'
import type { ProposalsForm, SavedProposals } from '../model/contract.ts'

export const proposeEndpoints = {
  save: endpoint<{ body: ProposalsForm; answer: SavedProposals }>()(
    'PUT',
    '/api/frontend/staff/grant-committee/rounds/:id/proposals',
  ),
}
