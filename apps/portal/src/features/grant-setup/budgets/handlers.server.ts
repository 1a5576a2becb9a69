import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { describedBudgets as described } from './endpoints.server.ts'
import { readBudgets } from './read-budgets.server.ts'
import { saveBudget } from './save-budget.server.ts'

/** Staff set what may be granted in a year. */
export function createGrantBudgetApi({
  database,
  clock,
  ...dependencies
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, () => readBudgets(database, clock()))

  serve(described.save, async ({ staff, body }) => {
    await saveBudget(database, staff, body, clock())
    return {}
  })

  return api
}
