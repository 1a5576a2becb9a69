import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { grantedDescribed as described } from './endpoints.server.ts'
import { findGranted } from './find-granted.server.ts'
import { findGrantedTo } from './find-granted-to.server.ts'

export function createGrantedApi({ database }: { database: Database }) {
  const { api, serve } = serveEndpoints({})

  serve(described.list, ({ query }) => findGranted(database, query))
  serve(described.listTo, ({ params }) => findGrantedTo(database, params.slug))

  return api
}
