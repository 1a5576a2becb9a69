import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { describedTerms as described } from './endpoints.server.ts'
import { listTerms } from './list-terms.server.ts'
import { saveTerm } from './save-term.server.ts'

/** Administrators say who is a member of the committee, and until when. */
export function createCommitteeTermApi({
  database,
  clock,
  ...dependencies
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.list, ({ staff }) => listTerms(database, staff, clock()))

  serve(described.save, async ({ staff, body }) => {
    await saveTerm(database, staff, body, clock())
    return {}
  })

  return api
}
