import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { describedRounds as described } from './endpoints.server.ts'
import { listRounds } from './list-rounds.server.ts'
import { saveRounds } from './save-rounds.server.ts'

/** Staff set when people apply and when it is decided. */
export function createGrantRoundApi({
  database,
  portalUrl,
  clock,
  ...dependencies
}: AuthDependencies & { database: Database; portalUrl: string; clock: Clock }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.list, () => listRounds(database, clock()))

  serve(described.save, async ({ staff, body }) => {
    await saveRounds({ database, portalUrl }, staff, body, clock())
    return {}
  })

  return api
}
