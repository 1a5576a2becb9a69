import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { closingDayDescribed as described } from './endpoints.server.ts'
import { saveClosingDays } from './save-closing-days.server.ts'

/** The closing days of a kindergarten. */
export function createClosingDayApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.save, async ({ staff, params: { id }, body }) => ({
    days: await saveClosingDays(database, staff, id, { edit: body, today: osloDate(clock()) }),
  }))
  return api
}
