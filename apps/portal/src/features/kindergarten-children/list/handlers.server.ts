import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { childrenDescribed as described } from './endpoints.server.ts'
import { listChildren } from './list-children.server.ts'

/** The children whom staff reach. */
export function createChildrenApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ staff }) => listChildren(database, staff, osloDate(clock())))

  return api
}
