import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Language } from '../contract.ts'
import { classBookings } from '../find-class-bookings.server.ts'
import { groupClass, groupClassBooking } from '../tables.server.ts'
import { classCalendar } from './tables.server.ts'
import type { CalendarClass } from './write-class-calendar.server.ts'

/** What is past stays in the calendar for so long. */
const pastDays = 90

/**
 * What the owner of a calendar holds, earliest first: places, and waiting places while their queue
 * lasts. Classes that are cancelled or given back are no longer there.
 * @returns null when there is no such calendar
 */
export async function findCalendarClasses(
  database: Database,
  token: string,
  language: Language,
): Promise<CalendarClass[] | null> {
  const [calendar] = await database
    .select({ userId: classCalendar.userId })
    .from(classCalendar)
    .where(eq(classCalendar.tokenHash, hashToken(token)))
  if (!calendar) return null
  return classBookings(database, language)
    .where(
      and(
        eq(groupClassBooking.userId, calendar.userId),
        gt(groupClassBooking.startsAt, sql`now() - make_interval(days => ${pastDays})`),
        isNull(groupClass.cancelledAt),
        or(eq(groupClassBooking.state, 'booked'), gt(groupClass.unbookingClosesAt, sql`now()`)),
      ),
    )
    .orderBy(asc(groupClassBooking.startsAt))
}
