import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { DraftChanges, RoundChoice, SavedDraft } from './contract.ts'

const path = '/api/frontend/grant-applications/:applicationId'

export const draftEndpoints = {
  save: endpoint<{ body: DraftChanges; answer: SavedDraft }>()('PUT', `${path}/draft`, {
    outlivesPage: true,
    timeLimit: 15_000,
  }),
  discard: endpoint<{ answer: Done }>()('POST', `${path}/draft/discard-changes`),
  move: endpoint<{ body: RoundChoice; answer: Done }>()('POST', `${path}/round`),
  remove: endpoint<{ answer: Done }>()('DELETE', path),
}
