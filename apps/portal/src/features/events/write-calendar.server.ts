import { listedAddress } from '@trivsel/content-contract/addresses'
import type { EventCard } from '@trivsel/content-contract/kinds/events/contract'
import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import type { PublicEvent } from '#core/public-events/public-event.ts'
import { finishCalendar } from '#platform/finish-calendar.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import { calendarTimeZone } from '#platform/time/calendar-time-zone.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { toOslo } from '#platform/time/zoned.server.ts'

export const calendarType = 'text/calendar; charset=utf-8'

export type CalendarEvent = Pick<
  EventCard,
  'id' | 'displayName' | 'ingress' | 'startsAt' | 'endsAt' | 'category' | 'place'
> & { room?: string | null; organiser?: string | null }

/** Calendars ask again after so many seconds. */
const renewSeconds = 6 * 3_600

/** Events as a calendar file (RFC 5545), with Norwegian wall-clock times. */
export function writeCalendar(
  events: readonly CalendarEvent[],
  options: {
    name: string
    locale: Locale
    portalUrl: string
    now: Date
    /** What is held by others than the editors write about. */
    others?: readonly PublicEvent[]
  },
): string {
  const { name, locale, portalUrl, others = [] } = options
  const { hostname } = new URL(portalUrl)
  const calendar = new ICalCalendar({
    name,
    prodId: {
      company: organisationName(locale),
      product: 'events',
      language: languageOf(locale).toUpperCase(),
    },
    // The time zone belongs to the events: the calendar's own would also move the stamps out of UTC.
    timezone: { name: null, generator: () => calendarTimeZone },
    ttl: renewSeconds,
  })
  for (const event of events) {
    const url = portalUrl + listedAddress('event', locale, event.id)
    const location = [event.room, event.place?.name].filter(Boolean).join(', ')
    calendar.createEvent({
      // The same in both languages and for ever: a calendar then renews its entry.
      id: `event-${event.id}@${hostname}`,
      stamp: toOslo(options.now),
      start: toOslo(event.startsAt),
      ...(event.endsAt && event.endsAt > event.startsAt && { end: toOslo(event.endsAt) }),
      timezone: timeZone,
      summary: event.displayName,
      description: [event.ingress, event.organiser, url].filter(Boolean).join('\n\n'),
      ...(location && { location }),
      ...(event.category && { categories: [{ name: event.category.name }] }),
      url,
    })
  }
  for (const { id, href, title, summary, startsAt, endsAt, ...event } of others)
    calendar.createEvent({
      id: `${id}@${hostname}`,
      stamp: toOslo(options.now),
      start: toOslo(startsAt),
      end: toOslo(endsAt),
      timezone: timeZone,
      summary: title,
      description: [summary, event.organiser, portalUrl + href].filter(Boolean).join('\n\n'),
      location: event.place,
      status: event.isCalledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: portalUrl + href,
    })
  return stripControlCharacters(finishCalendar(calendar.toString()))
}
