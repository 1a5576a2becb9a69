import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { groupClass, groupClassSettings } from './tables.server.ts'

/** When classes can be booked and cancelled, as staff have set it. */
export type BookingWindow = {
  /** At the same time of day, this many days before the start. */
  bookingOpensDaysBefore: number
  unbookingClosesMinutesBefore: number
}

export async function readBookingWindow(database: Database): Promise<BookingWindow> {
  const [window] = await database
    .select({
      bookingOpensDaysBefore: groupClassSettings.bookingOpensDaysBefore,
      unbookingClosesMinutesBefore: groupClassSettings.unbookingClosesMinutesBefore,
    })
    .from(groupClassSettings)
  if (!window) throw new Error('group_class_settings has no row')
  return window
}

/**
 * Gives a new window to the classes that exist and cannot be booked yet. Those that can be booked
 * keep theirs, since members have booked them under it.
 */
export async function applyBookingWindow(
  transaction: Database,
  { bookingOpensDaysBefore, unbookingClosesMinutesBefore }: BookingWindow,
): Promise<void> {
  const wallStart = sql`(${groupClass.startsAt} at time zone ${timeZone})`
  await transaction
    .update(groupClass)
    .set({
      bookingOpensAt: sql`(${wallStart} - make_interval(days => ${bookingOpensDaysBefore}::integer))
        at time zone ${timeZone}`,
      unbookingClosesAt: sql`${groupClass.startsAt}
        - make_interval(mins => ${unbookingClosesMinutesBefore}::integer)`,
    })
    .where(sql`${groupClass.bookingOpensAt} > now() and ${groupClass.cancelledAt} is null`)
}
