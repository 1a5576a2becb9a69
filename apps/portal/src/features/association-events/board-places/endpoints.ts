import { endpoint } from '#platform/api/endpoint.ts'
import type { PlaceCancelled } from '../book/contract.ts'
import type { CancelByBoard } from './cancel-form.ts'

export const boardPlaceEndpoints = {
  /** It waits for the payment provider. */
  cancel: endpoint<{ body: CancelByBoard; answer: PlaceCancelled }>()(
    'POST',
    '/api/frontend/my-associations/:id/events/:eventId/places/:placeId/cancel',
    { timeLimit: 30_000 },
  ),
}
