import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { listAmounts, proposeAmount } from './amounts.server.ts'
import { describedSetup as described } from './endpoints.server.ts'
import { saveDeadlines } from './save-deadlines.server.ts'

/** Staff enter the amounts to deposit, and the deadlines. */
export function createSetupApi({
  database,
  ...dependencies
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.amounts, () => listAmounts(database))

  serve(described.saveAmount, async ({ staff, body }) => {
    await proposeAmount(database, staff, body)
    return {}
  })

  serve(described.saveDeadlines, async ({ staff, body }) => {
    await saveDeadlines(database, staff, body)
    return {}
  })

  return api
}
