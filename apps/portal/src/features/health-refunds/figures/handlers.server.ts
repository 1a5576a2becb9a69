import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { figuresDescribed as described } from './endpoints.server.ts'
import { readFigures } from './read-figures.server.ts'

export function createFiguresApi({ database, ...auth }: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, () => readFigures(database))
  return api
}
