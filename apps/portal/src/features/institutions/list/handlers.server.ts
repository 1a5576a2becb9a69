import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { listDescribed as described } from './endpoints.server.ts'

/** The forms and lists of everybody. */
export function createInstitutionListApi({
  database,
  ...auth
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.list, async () => ({ items: await findInstitutions(database) }))
  return api
}
