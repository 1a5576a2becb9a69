import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { directoryDescribed as described } from './endpoints.server.ts'
import { findAssociations } from './find-associations.server.ts'

export function createDirectoryApi({ database, clock }: { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints({})

  serve(described.find, ({ query }) => findAssociations(database, query, clock()))

  return api
}
