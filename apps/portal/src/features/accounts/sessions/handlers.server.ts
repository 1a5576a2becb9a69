import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { sessionListDescribed as described } from './endpoints.server.ts'
import { endOtherSessions, endSession, listSessions } from './list-sessions.server.ts'

/** Where one is logged in, and how to log out there. */
export function createSessionListApi({
  database,
  sessions,
}: {
  database: Database
  sessions: Sessions
}) {
  const { api, serve } = serveEndpoints({ sessions })

  serve(described.listSessions, async ({ user: person }) => ({
    items: await listSessions(database, person),
  }))

  serve(described.endOtherSessions, async ({ user: person }) => {
    await endOtherSessions(database, person)
    return {}
  })

  serve(described.endSession, async ({ user: person, params: { id } }) => {
    await endSession(database, person, id)
    return {}
  })

  return api
}
