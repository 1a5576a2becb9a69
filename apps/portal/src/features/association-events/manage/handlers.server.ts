import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { changeEvent } from './change-event.server.ts'
import { createEvents } from './create-events.server.ts'
import { manageDescribed as described } from './endpoints.server.ts'
import { listOwnEvents } from './list-own-events.server.ts'
import { readEvent } from './read-event.server.ts'
import { removeEvent } from './remove-event.server.ts'

export function createManageApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const whoIn = (user: { userId: string }, associationId: string) => ({
    userId: user.userId,
    associationId,
    now: clock(),
  })

  serve(described.list, ({ user, params }) => listOwnEvents(database, whoIn(user, params.id)))
  serve(described.create, ({ user, params, body }) =>
    createEvents(database, whoIn(user, params.id), body),
  )
  serve(described.read, ({ user, params: { id, eventId } }) =>
    readEvent(database, whoIn(user, id), eventId),
  )
  serve(described.change, ({ user, params: { id, eventId }, body }) =>
    changeEvent(database, whoIn(user, id), { ...body, eventId }),
  )
  serve(described.remove, async ({ user, params: { id, eventId }, body }) => {
    await removeEvent(database, whoIn(user, id), { ...body, eventId })
    return {}
  })
  return api
}
