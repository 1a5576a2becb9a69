import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { proposeDescribed as described } from './endpoints.server.ts'
import { saveProposals } from './save-proposals.server.ts'

/** What is proposed to the meeting. */
export function createProposeApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.save, ({ staff, params: { id: roundId }, body }) =>
    saveProposals(database, staff, { roundId, ...body }, clock()),
  )

  return api
}
