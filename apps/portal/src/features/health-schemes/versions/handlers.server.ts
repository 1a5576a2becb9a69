import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describedVersions as described } from './endpoints.server.ts'
import { proposeVersion } from './propose-version.server.ts'

/** Staff propose rules of schemes. */
export function createVersionApi({
  database,
  ...dependencies
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.propose, async ({ staff, body }) => {
    await proposeVersion(database, staff, body)
    return {}
  })

  return api
}
