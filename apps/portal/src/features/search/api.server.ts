import { Hono } from 'hono'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { parseQuery } from '#platform/api/parse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { SearchQuery } from './contract.ts'
import { searchPages } from './search-pages.server.ts'

/** `GET /search?q&locale&kind&page`, below `/api/frontend`: pages for what somebody wrote. */
export function createSearchApi({ database, clock }: { database: Database; clock: Clock }) {
  return new Hono<ApiEnvironment>().get('/search', parseQuery(SearchQuery), async (context) =>
    context.json(await searchPages(database, context.req.valid('query'), clock())),
  )
}
