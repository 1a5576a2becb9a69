import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { listAllRequests } from './list-all-requests.server.ts'
import { markHandled } from './mark-handled.server.ts'

/** Sports staff read the requests of all members and mark them as handled. */
export function createHandleRequestsApi({
  database,
  ...authDependencies
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.listAll, async () => ({ items: await listAllRequests(database) }))

  serve(described.markHandled, async ({ staff, params }) => {
    await markHandled(database, staff, params.id)
    return {}
  })

  return api
}
