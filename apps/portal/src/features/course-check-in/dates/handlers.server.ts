import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { courseDatesDescribed as described } from './endpoints.server.ts'
import { listDates } from './list-dates.server.ts'

/** Which dates of courses people are let in at. */
export function createCourseDatesApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.list, () => listDates(database, clock()))
  return api
}
