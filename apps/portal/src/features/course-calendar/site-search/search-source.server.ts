import { type Locale, locales } from '@trivsel/content-contract/locales'
import { and, asc, eq, gt } from 'drizzle-orm'
import { course, courseDate } from '#core/courses/tables.server.ts'
import type { SearchSource, SearchSourcePage } from '#core/site-search/search-source.ts'
import type { Database } from '#platform/database/database.server.ts'
import { summaryOf, writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/** Triggers announce there what the search would find in another way (`announce_courses.sql`). */
export const courseSearch: SearchSource = {
  kind: 'course',
  channel: 'courses_changed',
  read: listSearchable,
}

/** Every course that is to come, or goes on, by its texts and who holds it. */
async function listSearchable(database: Database): Promise<SearchSourcePage[]> {
  const found = await database
    .selectDistinct({
      id: course.id,
      title: course.title,
      text: course.text,
      teacher: course.teacher,
    })
    .from(course)
    .innerJoin(courseDate, eq(courseDate.courseId, course.id))
    .where(and(eq(course.state, 'published'), gt(courseDate.endsAt, new Date())))
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
    }
  }
  return found.flatMap((row, index) => locales.map((locale) => toPage(row, index, locale)))
}
