import type { Course, CourseInstance } from 'schema-dts'
import { describeBreadcrumbs, describeOrganization } from '#core/structured-data/describe-page.ts'
import { getLocale } from '#locale'
import { summaryOf, writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { siteOrigin } from '#platform/site-origin.ts'
import { pageName } from '#ui/page-names.ts'
import type { PublicCourse } from './contract.ts'

const attendance = {
  offline: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  both: 'https://schema.org/MixedEventAttendanceMode',
} as const
const courseModes = { offline: 'onsite', online: 'online', both: 'blended' } as const

/** A course with its dates, for search engines, and the way to it. */
export function describeCourse(course: PublicCourse) {
  const locale = getLocale()
  const href = pagePath('course', locale, { id: course.id })
  const name = writtenText(course.title).text
  return [
    courseOf(course, { name, url: siteOrigin() + href }),
    describeBreadcrumbs(
      [{ name: pageName('courseCalendar'), href: pagePath('courseCalendar', locale) }],
      { name, href },
    ),
  ]
}

function courseOf(course: PublicCourse, { name, url }: { name: string; url: string }): Course {
  const { free, closesAt, isPaused } = course.seats
  const summary = summaryOf(writtenText(course.text).text)
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name,
    description: summary || name,
    inLanguage: [...course.languages],
    provider: describeOrganization(),
    offers: {
      '@type': 'Offer',
      url,
      category: course.otherPriceOre === 0 ? 'Free' : 'Paid',
      price: course.otherPriceOre / 100,
      priceCurrency: 'NOK',
      availabilityEnds: closesAt,
      availability:
        free > 0 && !isPaused ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    },
    hasCourseInstance: course.dates.map((date) => instanceOf(course, date, { name, url })),
  }
}

function instanceOf(
  course: PublicCourse,
  date: PublicCourse['dates'][number],
  { name, url }: { name: string; url: string },
): CourseInstance {
  const place = date.place ?? course.place
  const way = place === null ? 'online' : course.isOnline ? 'both' : 'offline'
  return {
    '@type': 'CourseInstance',
    name,
    courseMode: courseModes[way],
    startDate: date.startsAt,
    endDate: date.endsAt,
    eventStatus:
      course.calledOff === null
        ? 'https://schema.org/EventScheduled'
        : 'https://schema.org/EventCancelled',
    eventAttendanceMode: attendance[way],
    location:
      place === null ? { '@type': 'VirtualLocation', url } : { '@type': 'Place', name: place },
    organizer: describeOrganization(),
    ...(course.teacher && { instructor: { '@type': 'Person', name: course.teacher } }),
  }
}
