import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { pageDescribed as described } from './endpoints.server.ts'
import { readKindergarten } from './read-kindergarten.server.ts'

/** All that is set up in one kindergarten. */
export function createKindergartenPageApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.read, ({ staff, params: { id } }) =>
    readKindergarten(database, staff, { kindergartenId: id, today: osloDate(clock()) }),
  )
  return api
}
