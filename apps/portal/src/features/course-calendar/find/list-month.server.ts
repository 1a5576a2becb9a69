import { sql } from 'drizzle-orm'
import { course, courseDate } from '#core/courses/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { CourseMonth, MonthQuery } from './contract.ts'
import {
  conditionsOf,
  listedColumns,
  listedFrom,
  numberedDates,
  readDates,
} from './listed-dates.server.ts'
import { firstDayOf, monthAfter, monthOf } from './months.ts'

/** More dates than a month can have; none of them is left out. */
const most = 1_000

/** All dates that begin in a month, as the clock in Norway shows it. */
export async function listMonth(
  database: Database,
  { month, ...filters }: MonthQuery,
  now: Date,
): Promise<CourseMonth> {
  const begins = (of: string) => toInstant(atWallTime(firstDayOf(of), '00:00')).toISOString()
  const { items } = await readDates(
    database,
    sql`select ${listedColumns}
      from ${listedFrom}
      join ${numberedDates} d on d.course_id = c.id
        and d.starts_at >= ${begins(month)}::timestamptz
        and d.starts_at < ${begins(monthAfter(month))}::timestamptz
      where ${conditionsOf(filters, now)}
      order by d.starts_at, c.id
      limit ${most}`,
  )
  return { items, last: await lastMonth(database) }
}

async function lastMonth(database: Database): Promise<string | null> {
  const { rows } = await database.execute<{ last: Date | null }>(sql`
    select max(date.starts_at) as last from ${courseDate} date
    join ${course} c on c.id = date.course_id where c.state in ('published', 'called-off')`)
  const last = rows[0]?.last
  return last ? monthOf(osloDate(new Date(last))) : null
}
