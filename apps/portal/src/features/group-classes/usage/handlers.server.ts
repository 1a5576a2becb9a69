import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { periodOf } from '#platform/time/requested-period.ts'
import { countUsage } from './count-usage.server.ts'
import { usageDescribed as described } from './endpoints.server.ts'
import { usagePeriod } from './usage-period.ts'

/** How group classes were used, for sports staff. */
export function createClassUsageApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.usage, ({ query }) => {
    const today = osloDate(clock())
    const period = periodOf(query, { today, ...usagePeriod })
    return countUsage(database, { ...query, ...period }, today)
  })

  return api
}
