import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { listEntries } from './list-entries.server.ts'

export function createAuditApi({ database, ...doors }: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(doors)

  serve(described.audit, ({ query }) => listEntries(database, query))

  return api
}
