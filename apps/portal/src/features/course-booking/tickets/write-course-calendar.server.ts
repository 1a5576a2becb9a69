import type { Locale } from '@trivsel/content-contract/locales'
import type { CalendarEntry } from '#core/calendar/calendar-entry.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { Bookable } from '../model/find-bookable.server.ts'

/** One entry for each date. @param url the page that shows it */
export function courseEntries(
  { course, dates }: Pick<Bookable, 'course' | 'dates'>,
  { language, url }: { readonly language: Locale; readonly url: string },
): CalendarEntry[] {
  return dates.map(({ id, startsAt, endsAt, place }) => ({
    uid: `course-${id}`,
    startsAt,
    endsAt,
    summary: textOrOther(course.title, language),
    isTentative: false,
    location: place ?? course.place ?? course.link ?? '',
    description: [course.teacher, course.link].flatMap((text) => (text ? [text] : [])),
    url,
  }))
}
