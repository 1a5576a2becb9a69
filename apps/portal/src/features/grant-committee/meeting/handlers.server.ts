import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { meetingDescribed as described } from './endpoints.server.ts'
import { markPresence } from './mark-presence.server.ts'

/** Who is present. */
export function createMeetingApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.markPresence, async ({ staff, params: { id: roundId }, body }) => {
    await markPresence(database, staff, { roundId, ...body }, clock())
    return {}
  })

  return api
}
