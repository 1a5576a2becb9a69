import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { pageDescribed as described } from './endpoints.server.ts'
import { listStaffDays } from './list-days.server.ts'

export function createDaysPageApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ staff }) => listStaffDays(database, staff, clock()))
  return api
}
