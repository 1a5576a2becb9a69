import { compress } from 'hono/compress'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { described } from './endpoints.server.ts'
import { searchEndpoint } from './endpoints.ts'
import { searchPages } from './search-pages.server.ts'

export function createSearchApi({ database, clock }: { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints({})
  api.use(searchEndpoint.path, compress())

  serve(described.search, ({ query }) => searchPages(database, query, clock()))

  return api
}
