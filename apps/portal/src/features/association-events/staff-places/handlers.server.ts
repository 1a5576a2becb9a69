import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { cancelPlaceByStaff } from './cancel-by-staff.server.ts'
import { staffPlacesDescribed as described } from './endpoints.server.ts'
import { listStaffPlaces } from './list-places.server.ts'

/** Staff see who comes to an event, and cancel and refund a place. */
export function createStaffPlacesApi({
  database,
  payments,
  ...auth
}: AuthDependencies & { database: Database; payments: Pick<Payments, 'engine'> }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ staff: { userId: staffId }, params: { id: eventId } }) =>
    listStaffPlaces(database, { eventId, staffId }),
  )

  serve(described.cancel, ({ staff, params: { id }, body }) =>
    cancelPlaceByStaff({ database, payments }, staff, { ...body, id }),
  )

  return api
}
