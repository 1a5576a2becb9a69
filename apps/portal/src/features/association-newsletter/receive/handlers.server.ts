import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { chooseNewsletter, listOwnNewsletters } from './choose-newsletters.server.ts'
import { receiveDescribed as described } from './endpoints.server.ts'

/** Which newsletters of their associations members get. */
export function createReceiveApi({
  database,
  sessions,
  clock,
}: {
  database: Database
  sessions: Pick<Sessions, 'find'>
  clock: Clock
}) {
  const { api, serve } = serveEndpoints({ sessions })

  serve(described.list, ({ user: { userId } }) => listOwnNewsletters(database, userId))

  serve(described.choose, async ({ user: { userId }, params: { id }, body: { isWanted } }) => {
    await chooseNewsletter(database, { userId, associationId: id, isWanted }, clock())
    return {}
  })

  return api
}
