import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { overseeDescribed as described } from './endpoints.server.ts'
import { readNewsletter, stopByStaff } from './oversee.server.ts'

/** What staff see of the newsletter of an association, and how they stop an issue. */
export function createOverseeApi({
  database,
  clock,
  ...authDependencies
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.read, ({ params: { id } }) => readNewsletter(database, id))

  serve(described.stop, async ({ staff, params: { id, issueId } }) => {
    await stopByStaff(database, staff, { id: issueId, associationId: id, now: clock() })
    return {}
  })

  return api
}
