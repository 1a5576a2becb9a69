import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describedList as described } from './endpoints.server.ts'
import { listSchemes } from './list-schemes.server.ts'
import { endScheme, saveScheme } from './save-scheme.server.ts'

/** Staff see schemes, change their texts and end them. */
export function createSchemeListApi({
  database,
  ...dependencies
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.list, () => listSchemes(database))

  serve(described.save, async ({ staff, params: { id }, body }) => {
    await saveScheme(database, staff, { ...body, id })
    return {}
  })

  serve(described.end, async ({ staff, params: { id }, body }) => {
    await endScheme(database, staff, { ...body, id })
    return {}
  })

  return api
}
