import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { noticesDescribed as described } from './endpoints.server.ts'
import { listNotices } from './list-notices.server.ts'
import { countReach, retractNotice, sendNotice } from './send-notice.server.ts'

/** Leaders and the office write to all guardians, see how many have not read it, and retract it. */
export function createNoticesApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ staff }) => listNotices(database, staff))
  serve(described.reach, ({ staff, body }) => countReach(database, staff, body, clock()))
  serve(described.send, ({ staff, body }) => sendNotice(database, staff, body, clock()))
  serve(described.retract, async ({ staff, params: { id } }) => {
    await retractNotice(database, staff, id)
    return {}
  })
  return api
}
