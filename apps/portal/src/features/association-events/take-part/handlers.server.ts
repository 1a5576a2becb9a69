import { calendarType, writeCalendar } from '#core/calendar/write-calendar.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import { takePartDescribed as described } from './endpoints.server.ts'
import { listEventEntries } from './list-event-entries.server.ts'
import { listOwnEvents } from './list-own-events.server.ts'

/** What the caller takes part in. */
export function createTakePartApi({
  database,
  clock,
  portalUrl,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock; portalUrl: string }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ user: { userId } }) => listOwnEvents(database, userId, clock()))

  serve(described.calendar, async ({ user: { userId }, params: { id }, query: { language } }) => {
    const entries = await listEventEntries(database, { userId, language, portalUrl })
    const entry = entries.find(({ uid }) => uid === `association-event-${id}`)
    if (!entry) throw refusePlace('PLACE_NOT_FOUND')
    const text = writeCalendar([entry], { language, portalUrl, now: clock() })
    return new Response(text, {
      headers: {
        'content-type': `${calendarType}; charset=utf-8`,
        'content-disposition': 'attachment; filename="event.ics"',
        'cache-control': 'no-store',
      },
    })
  })

  return api
}
