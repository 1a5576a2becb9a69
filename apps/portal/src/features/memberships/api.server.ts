import { type Doors, serveRoutes } from '#core/feature/serve-routes.server.ts'
import { listActiveMemberships } from '#core/memberships/find-active-membership.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { described } from './routes.server.ts'

export function createMembershipsApi({
  database,
  clock,
  ...doors
}: Doors & { database: Database; clock: Clock }) {
  const { routes, serve } = serveRoutes(doors)

  serve(described.memberships, async ({ user }) => ({
    items: await listActiveMemberships(database, user.userId, osloDate(clock())),
  }))

  return routes
}
