import { type Locale, languageOf } from '@trivsel/content-contract/locales'

import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import { m } from '#messages'
import { finishCalendar } from '#platform/finish-calendar.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import type { CalendarEntry } from './calendar-entry.ts'

export const calendarType = 'text/calendar'

/** How often calendar programs should refresh; most of them decide for themselves. */
const refreshSeconds = 3_600

/** Writes the bookings of a member as a calendar file (RFC 5545), by time, with times in UTC. */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  options: { language: Locale; portalUrl: string; now: Date },
): string {
  const { language, portalUrl } = options
  const { hostname } = new URL(portalUrl)
  const calendar = new ICalCalendar({
    name: m.calendar_name({}, { locale: language }),
    prodId: {
      company: organisationName(language),
      product: 'training',
      language: languageOf(language).toUpperCase(),
    },
    ttl: refreshSeconds,
  })
  const byTime = entries.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  for (const { uid, startsAt, endsAt, isTentative, description, ...shown } of byTime) {
    calendar.createEvent({
      ...shown,
      id: `${uid}@${hostname}`,
      stamp: options.now,
      start: startsAt,
      end: endsAt,
      status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      description: [...description, shown.url].join('\n\n'),
    })
  }
  return stripControlCharacters(finishCalendar(calendar.toString()))
}
