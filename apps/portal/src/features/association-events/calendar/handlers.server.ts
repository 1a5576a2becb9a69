import { defaultLocale } from '@trivsel/content-contract/locales'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { calendarDescribed as described } from './endpoints.server.ts'
import { findPublicEvent } from './find-public-event.server.ts'
import { listComingEvents } from './list-coming-events.server.ts'
import { writeEventFile } from './write-event-file.server.ts'

export function createCalendarApi({
  database,
  portalUrl,
  clock,
}: {
  database: Database
  portalUrl: string
  clock: Clock
}) {
  const { api, serve } = serveEndpoints({})
  serve(described.read, ({ params }) => findPublicEvent(database, params.id))
  serve(described.file, async ({ params, query }) => {
    const event = await findPublicEvent(database, params.id)
    const options = { locale: query.language ?? defaultLocale, portalUrl, now: clock() }
    return new Response(writeEventFile(event, options), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="event.ics"',
      },
    })
  })
  serve(described.listComing, ({ params }) =>
    listComingEvents(database, { slug: params.slug, now: clock() }),
  )
  return api
}
