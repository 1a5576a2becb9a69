import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { findMemberships } from '../model/find-memberships.server.ts'
import { ownMembershipsDescribed as described } from './endpoints.server.ts'
import { leave } from './leave.server.ts'
import { renew } from './renew.server.ts'

/** People see, renew and end their memberships. */
export function createOwnMembershipsApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, async ({ user: { userId } }) => ({
    items: await findMemberships(database, { userId }, clock()),
  }))

  serve(described.renew, ({ user: { userId }, params: { id } }) =>
    renew(database, { id, userId }, clock()),
  )

  serve(described.leave, async ({ user: { userId }, params: { id } }) => {
    await leave(database, { id, userId }, clock())
    return {}
  })

  return api
}
