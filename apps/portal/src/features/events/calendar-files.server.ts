import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { EventCard } from '@trivsel/content-contract/kinds/events/contract'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import { Hono } from 'hono'
import type { PublicEvent, PublicEvents } from '#core/public-events/public-event.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { pageName } from '#ui/page-names.ts'
import { calendarFeedAddress } from './calendar-addresses.ts'
import { startOf } from './list-others.server.ts'
import { calendarType, writeCalendar } from './write-calendar.server.ts'

const pageSize = 100
/** A calendar with more than a thousand coming events helps nobody. */
const mostPages = 10

/** `/arrangementer/7.ics`, and `/arrangementer.ics` with everything to come; in both languages. */
export function createCalendarFiles(options: {
  content: ContentClient
  portalUrl: string
  clock: Clock
  publicEvents: PublicEvents
}): Hono {
  const { content, portalUrl, clock, publicEvents } = options
  const files = new Hono()

  async function findOthers(locale: Locale): Promise<PublicEvent[]> {
    const wanted = { locale, endsFrom: startOf(osloDate(clock())), place: null }
    const starts = await publicEvents.starts(wanted)
    return publicEvents.list(wanted, starts, { from: 0, to: pageSize * mostPages })
  }

  async function findComing(locale: Locale): Promise<EventCard[]> {
    const events: EventCard[] = []
    const today = osloDate(clock())
    for (let page = 1; page <= mostPages; page += 1) {
      const filters = { category: null, place: null }
      const list = await content.query('eventList', { locale, page, pageSize, today, ...filters })
      events.push(...list.items)
      if (page * pageSize >= list.total) break
    }
    return events
  }

  for (const locale of locales) {
    const write = (events: readonly EventCard[], others: readonly PublicEvent[] = []) =>
      writeCalendar(events, {
        others,
        name: `${organisationName(locale)}: ${pageName('eventCalendar', locale)}`,
        locale,
        portalUrl,
        now: clock(),
      })
    const headers = { 'content-type': calendarType, 'cache-control': 'public, max-age=300' }
    files.get(calendarFeedAddress(locale), async (context) =>
      context.body(write(await findComing(locale), await findOthers(locale)), 200, headers),
    )
    files.get(
      `${fixedAddresses.eventCalendar[locale]}/:file{[1-9][0-9]{0,8}\\.ics}`,
      async (context) => {
        const file = context.req.param('file') ?? ''
        const event = await content.query('eventById', { locale, id: Number.parseInt(file, 10) })
        return context.body(write([event]), 200, {
          ...headers,
          'content-disposition': `attachment; filename="${file}"`,
        })
      },
    )
  }
  return files
}
