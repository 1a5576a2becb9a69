import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { callOffByStaff } from './call-off-by-staff.server.ts'
import { callOffEvents } from './call-off-events.server.ts'
import { decideEvents } from './decide-events.server.ts'
import { publishDescribed as described } from './endpoints.server.ts'
import { listStaffEvents } from './list-staff-events.server.ts'
import { publishEvents } from './publish-events.server.ts'

export function createPublishApi({
  database,
  portalUrl,
  clock,
  ...auth
}: AuthDependencies & { database: Database; portalUrl: string; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const mailing = { database, portalUrl }
  const whoIn = (user: { userId: string }, associationId: string) => ({
    userId: user.userId,
    associationId,
    now: clock(),
  })

  serve(described.publish, ({ user, params: { id, eventId }, body }) =>
    publishEvents(database, whoIn(user, id), { ...body, eventId }),
  )
  serve(described.callOff, ({ user, params: { id, eventId }, body }) =>
    callOffEvents(database, whoIn(user, id), { ...body, eventId }),
  )
  serve(described.listForStaff, () => listStaffEvents(database, clock()))
  serve(described.decide, ({ staff, params: { eventId }, body }) =>
    decideEvents(mailing, staff, { ...body, eventId, now: clock() }),
  )
  serve(described.callOffByStaff, ({ staff, params: { eventId }, body }) =>
    callOffByStaff(mailing, staff, { ...body, eventId, now: clock() }),
  )
  return api
}
