import { perLocale } from '@trivsel/content-contract/locales'
import { and, asc, eq, gt } from 'drizzle-orm'
import { course, courseDate } from '#core/courses/tables.server.ts'
import type { ListedPage } from '#core/feature/feature.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/** Every course that is to come, or goes on; the calendar itself is known by its fixed address. */
export async function listPublicPages({ database }: { database: Database }): Promise<ListedPage[]> {
  const rows = await database
    .selectDistinct({ id: course.id })
    .from(course)
    .innerJoin(courseDate, eq(courseDate.courseId, course.id))
    .where(and(eq(course.state, 'published'), gt(courseDate.endsAt, new Date())))
    .orderBy(asc(course.id))
  return rows.map(({ id }) => ({
    alternates: perLocale((locale) => pagePath('course', locale, { id })),
    updatedAt: null,
  }))
}
