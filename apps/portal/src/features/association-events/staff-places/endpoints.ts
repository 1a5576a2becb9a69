import { endpoint } from '#platform/api/endpoint.ts'
import type { CancelPlaceForm } from './cancel-form.ts'
import type { PlaceCancelledByStaff, StaffPlaces } from './contract.ts'

export const staffPlaceEndpoints = {
  list: endpoint<{ answer: StaffPlaces }>()(
    'GET',
    '/api/frontend/staff/association-events/:id/places',
  ),
  cancel: endpoint<{ body: CancelPlaceForm; answer: PlaceCancelledByStaff }>()(
    'POST',
    '/api/frontend/staff/association-event-places/:id/cancel',
    { timeLimit: 30_000 },
  ),
}
