import { randomUUID } from 'node:crypto'
import { and, eq, notInArray } from 'drizzle-orm'
import type { StoredDate } from '#core/courses/find-course.server.ts'
import { courseDate } from '#core/courses/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { DateForm } from '../model/course-form.ts'
import { spanOf } from '../model/course-spans.server.ts'
import { isSameSpan, type PlacedSpan } from '../model/course-times.ts'

/** The dates of a form as they will be stored: those that are new have an id already. */
export const datesFrom = (dates: readonly DateForm[]): PlacedSpan[] =>
  dates.map((date) => ({ id: date.id ?? randomUUID(), place: date.place, ...spanOf(date) }))

/**
 * Stores dates that were judged. One that is moved is stored anew under its id, since two may change
 * places; a date that has begun is never among them.
 */
export async function saveDates(
  transaction: Database,
  courseId: string,
  {
    dates,
    stored,
  }: { readonly dates: readonly PlacedSpan[]; readonly stored: readonly StoredDate[] },
): Promise<void> {
  const known = new Map(stored.map((date) => [date.id, date]))
  const [kept, fresh] = [[] as PlacedSpan[], [] as PlacedSpan[]]
  for (const date of dates) {
    const was = known.get(date.id)
    if (was && isSameSpan(was, date)) kept.push(date)
    else fresh.push(date)
  }
  const keptIds = kept.map(({ id }) => id)
  await transaction
    .delete(courseDate)
    .where(
      and(
        eq(courseDate.courseId, courseId),
        keptIds.length > 0 ? notInArray(courseDate.id, keptIds) : undefined,
      ),
    )
  for (const { id, place } of kept)
    if (known.get(id)?.place !== place)
      await transaction.update(courseDate).set({ place }).where(eq(courseDate.id, id))
  if (fresh.length > 0)
    await transaction.insert(courseDate).values(fresh.map((date) => ({ ...date, courseId })))
}
