import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { doorDescribed as described } from './endpoints.server.ts'
import { findCode } from './find-code.server.ts'
import { listTickets } from './list-tickets.server.ts'
import { recordScan } from './record-scan.server.ts'

/** The door of one date of a course. */
export function createDoorApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ staff, params: { id } }) => listTickets(database, staff, id))

  serve(described.find, ({ params: { id: dateId }, body: { code } }) =>
    findCode(database, { dateId, code }, clock()),
  )

  serve(described.scan, async ({ staff, params: { id: dateId }, body: scan }) => {
    await recordScan(database, staff, { dateId, scan }, clock())
    return {}
  })

  return api
}
