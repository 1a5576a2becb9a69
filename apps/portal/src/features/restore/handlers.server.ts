import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { readRestores } from './read-restores.server.ts'
import { releaseSite } from './release-site.server.ts'

/** Administrators see what a restore has lost, and release the site. */
export function createRestoreApi({
  database,
  files,
  ...dependencies
}: AuthDependencies & { database: Database; files: Pick<FileParts, 'store'> }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, () => readRestores(database, files.store))

  serve(described.release, async ({ staff, body }) => {
    await releaseSite(database, staff, body)
    return {}
  })

  return api
}
