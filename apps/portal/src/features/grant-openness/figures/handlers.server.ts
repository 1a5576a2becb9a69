import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { figuresDescribed as described } from './endpoints.server.ts'
import { readFigures } from './read-figures.server.ts'

export function createFiguresApi({
  database,
  clock,
  ...dependencies
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, ({ query }) => readFigures(database, query, clock()))

  return api
}
