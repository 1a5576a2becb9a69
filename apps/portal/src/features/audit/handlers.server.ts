import { type Doors, serveRoutes } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { listEntries } from './list-entries.server.ts'

export function createAuditApi({ database, ...doors }: Doors & { database: Database }) {
  const { routes, serve } = serveRoutes(doors)

  serve(described.audit, ({ query }) => listEntries(database, query))

  return routes
}
