import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { leaderDescribed as described } from './endpoints.server.ts'
import { saveLeader } from './save-leader.server.ts'

/** Who leads a kindergarten. */
export function createLeaderApi({
  database,
  ...auth
}: AuthDependencies & { readonly database: Database }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.save, async ({ staff, params: { id }, body }) => {
    await saveLeader(database, staff, id, body)
    return {}
  })
  return api
}
