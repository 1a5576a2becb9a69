import { type Locale, locales } from '@trivsel/content-contract/locales'
import { asc, eq, max } from 'drizzle-orm'
import { course, courseDate } from '#core/courses/tables.server.ts'
import type { SearchSource, SearchSourcePage } from '#core/site-search/search-source.ts'
import type { Database } from '#platform/database/database.server.ts'
import { summaryOf, writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Triggers announce there what the search would find in another way (`announce_courses.sql`). */
export const courseSearch: SearchSource = {
  kind: 'course',
  channel: 'courses_changed',
  read: listSearchable,
}

/** Every course that is held, by its texts and who holds it, until the day of its last date. */
async function listSearchable(database: Database): Promise<SearchSourcePage[]> {
  const found = await database
    .select({
      id: course.id,
      title: course.title,
      text: course.text,
      teacher: course.teacher,
      endsAt: max(courseDate.endsAt),
    })
    .from(course)
    .innerJoin(courseDate, eq(courseDate.courseId, course.id))
    .where(eq(course.state, 'published'))
    .groupBy(course.id)
    .orderBy(asc(course.id))
  const toPage = (row: (typeof found)[number], index: number, locale: Locale) => {
    const text = writtenText(row.text, locale).text
    return {
      id: index + 1,
      locale,
      href: pagePath('course', locale, { id: row.id }),
      title: writtenText(row.title, locale).text,
      description: summaryOf(text) || null,
      text: [text, row.teacher].filter(Boolean).join('\n'),
      ...(row.endsAt && { lastDay: osloDate(row.endsAt) }),
    }
  }
  return found.flatMap((row, index) => locales.map((locale) => toPage(row, index, locale)))
}
