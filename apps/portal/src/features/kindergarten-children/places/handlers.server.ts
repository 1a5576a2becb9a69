import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { addPlace, correctPlace, movePlace, removePlace } from './change-place.server.ts'
import { placesDescribed as described } from './endpoints.server.ts'
import { listDepartments } from './list-departments.server.ts'

/** Where and when children have their places. */
export function createPlacesApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & Parts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.departments, ({ staff }) => listDepartments(database, staff, osloDate(clock())))

  serve(described.add, async ({ staff, params: { id: childId }, body }) => {
    await addPlace(parts, { staff, childId }, body)
    return {}
  })

  serve(described.correct, async ({ staff, params: { id: childId, placeId }, body }) => {
    await correctPlace(parts, { staff, childId, placeId }, body)
    return {}
  })

  serve(described.move, async ({ staff, params: { id: childId, placeId }, body }) => {
    await movePlace(parts, { staff, childId, placeId }, body)
    return {}
  })

  serve(described.remove, async ({ staff, params: { id: childId, placeId }, body }) => {
    await removePlace(parts, { staff, childId, placeId }, body)
    return {}
  })

  return api
}
