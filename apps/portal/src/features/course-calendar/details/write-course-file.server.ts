import type { Locale } from '@trivsel/content-contract/locales'
import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import { m } from '#messages'
import { finishCalendar } from '#platform/finish-calendar.ts'
import { summaryOf, writtenText } from '#platform/i18n/written-text.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import { calendarTimeZone } from '#platform/time/calendar-time-zone.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { toOslo } from '#platform/time/zoned.server.ts'
import type { PublicCourse } from './contract.ts'

/** All dates of a course as a calendar file (RFC 5545), with Norwegian wall-clock times. */
export function writeCourseFile(
  course: PublicCourse,
  options: { readonly locale: Locale; readonly portalUrl: string; readonly now: Date },
): string {
  const { locale, portalUrl, now } = options
  const { hostname } = new URL(portalUrl)
  const url = portalUrl + pagePath('course', locale, { id: course.id })
  const summary = summaryOf(writtenText(course.text, locale).text)
  const calendar = new ICalCalendar({
    prodId: { company: organisationName(locale), product: 'courses' },
    timezone: { name: null, generator: () => calendarTimeZone },
  })
  for (const { id, startsAt, endsAt, place } of course.dates)
    calendar.createEvent({
      // For ever the same: a calendar then renews its entry.
      id: `course-date-${id}@${hostname}`,
      stamp: toOslo(now),
      start: toOslo(startsAt),
      end: toOslo(endsAt),
      timezone: timeZone,
      summary: writtenText(course.title, locale).text,
      description: [summary, url].filter(Boolean).join('\n\n'),
      location: place ?? course.place ?? m.course_calendar_online({}, { locale }),
      status: course.calledOff === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      url,
    })
  return stripControlCharacters(finishCalendar(calendar.toString()))
}
