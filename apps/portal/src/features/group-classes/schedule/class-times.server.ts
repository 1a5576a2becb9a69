import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { BookingWindow } from '../model/booking-window.server.ts'
import type { PlannedClass } from './plan-classes.ts'

export type ClassTimes = {
  startsAt: Date
  endsAt: Date
  bookingOpensAt: Date
  unbookingClosesAt: Date
}

/**
 * When a planned class starts and ends, and when it can be booked and cancelled. A class at a time that
 * the clock skips in spring starts one hour later; at a time that occurs twice in autumn it starts the
 * first time.
 */
export function timesOf(
  {
    localDate,
    startTime,
    durationMinutes,
  }: Pick<PlannedClass, 'localDate' | 'startTime' | 'durationMinutes'>,
  { bookingOpensDaysBefore, unbookingClosesMinutesBefore }: BookingWindow,
): ClassTimes {
  const start = atWallTime(localDate, startTime)
  return {
    startsAt: toInstant(start),
    endsAt: toInstant(start.add({ minutes: durationMinutes })),
    bookingOpensAt: toInstant(start.subtract({ days: bookingOpensDaysBefore })),
    unbookingClosesAt: toInstant(start.subtract({ minutes: unbookingClosesMinutesBefore })),
  }
}
