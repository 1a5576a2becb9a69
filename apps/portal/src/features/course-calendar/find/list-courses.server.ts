import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { CourseList, CoursesQuery } from './contract.ts'
import { coursePageSize } from './course-search.ts'
import {
  conditionsOf,
  listedColumns,
  listedFrom,
  numberedDates,
  readDates,
} from './listed-dates.server.ts'

/** One page of the courses that are not over, each by the next of its dates: one query. */
export async function listCourses(
  database: Database,
  { page: wanted, ...filters }: CoursesQuery,
  now: Date,
): Promise<CourseList> {
  const read = (page: number) =>
    readDates(
      database,
      sql`select ${listedColumns}
        from ${listedFrom}
        join lateral (
          select * from ${numberedDates} one
          where one.course_id = c.id and one.ends_at > ${now.toISOString()}::timestamptz
          order by one.starts_at limit 1
        ) d on true
        where ${conditionsOf(filters, now)}
        order by d.starts_at, c.id
        limit ${coursePageSize} offset ${(page - 1) * coursePageSize}`,
    )
  const found = await read(wanted)
  if (found.total > 0 || wanted === 1) return { ...found, page: wanted }
  // A page that there is not falls back to the first one.
  return { ...(await read(1)), page: 1 }
}
