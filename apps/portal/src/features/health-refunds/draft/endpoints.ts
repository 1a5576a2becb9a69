import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { AddedFiles, Draft, SaveDraft, SavedDraft } from '../model/contract.ts'
import type { DraftPlace } from './place.ts'

const path = '/api/frontend/user/health-refunds/draft'

export const draftEndpoints = {
  read: endpoint<{ query: DraftPlace; answer: Draft }>()('GET', path),
  save: endpoint<{ query: DraftPlace; body: SaveDraft; answer: SavedDraft }>()('PUT', path, {
    outlivesPage: true,
  }),
  discard: endpoint<{ query: DraftPlace; answer: Done }>()('DELETE', path),
  /** Ten megabytes over a slow line. */
  addFiles: endpoint<{ query: DraftPlace; body: FormData; answer: AddedFiles }>()(
    'POST',
    `${path}/files`,
    { timeLimit: 200_000 },
  ),
}
