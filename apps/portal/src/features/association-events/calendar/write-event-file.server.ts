import type { Locale } from '@trivsel/content-contract/locales'
import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import { finishCalendar } from '#platform/finish-calendar.ts'
import { summaryOf, writtenText } from '#platform/i18n/written-text.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import { calendarTimeZone } from '#platform/time/calendar-time-zone.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { toOslo } from '#platform/time/zoned.server.ts'
import type { PublicEventPage } from './contract.ts'

/** One event as a calendar file (RFC 5545), with Norwegian wall-clock times. */
export function writeEventFile(
  event: PublicEventPage,
  options: { readonly locale: Locale; readonly portalUrl: string; readonly now: Date },
): string {
  const { locale, portalUrl, now } = options
  const url = portalUrl + pagePath('associationEvent', locale, { id: event.id })
  const summary = summaryOf(writtenText(event.text, locale).text)
  const calendar = new ICalCalendar({
    prodId: { company: organisationName(locale), product: 'events' },
    timezone: { name: null, generator: () => calendarTimeZone },
  })
  calendar.createEvent({
    // As in the calendar that can be subscribed to: an entry is then renewed and not doubled.
    id: `association-event-${event.id}@${new URL(portalUrl).hostname}`,
    stamp: toOslo(now),
    start: toOslo(event.startsAt),
    end: toOslo(event.endsAt),
    timezone: timeZone,
    summary: writtenText(event.title, locale).text,
    description: [summary, event.association.name, url].filter(Boolean).join('\n\n'),
    location: event.place,
    status: event.calledOff === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    url,
  })
  return stripControlCharacters(finishCalendar(calendar.toString()))
}
