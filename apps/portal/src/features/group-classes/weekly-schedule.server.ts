import { addDays, weekdayOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { bookingOpensDaysBefore, unbookingClosesHoursBefore } from './rules.ts'

/** Classes exist for today and the thirteen days after it. */
export const generatedDays = 14

export type WeeklyEntry = {
  id: number
  /** 1 is Monday, 7 is Sunday. */
  isoWeekday: number
  /** Wall-clock time in Oslo, `18:30` or `18:30:00`. */
  startTime: string
  durationMinutes: number
  capacity: number
  /** Dates in Oslo, both included; no end: until further notice. */
  validFrom: string
  validTo: string | null
}

export type PlannedClass = {
  scheduleId: number
  localDate: string
  startsAt: Date
  endsAt: Date
  bookingOpensAt: Date
  unbookingClosesAt: Date
  capacity: number
}

/**
 * The classes of the coming days. A class at a time that the clock skips in spring starts one
 * hour later by the clock; one at a time that comes twice in autumn starts the first time.
 */
export function planClasses(entries: readonly WeeklyEntry[], now: Date): PlannedClass[] {
  const today = osloDate(now)
  const dates = Array.from({ length: generatedDays }, (_, days) => addDays(today, days))
  return dates.flatMap((date) =>
    entries
      .filter((entry) => entry.isoWeekday === weekdayOf(date) && isValidOn(entry, date))
      .map((entry) => planClass(entry, date)),
  )
}

function isValidOn({ validFrom, validTo }: WeeklyEntry, date: string): boolean {
  return validFrom <= date && (validTo === null || date <= validTo)
}

function planClass(entry: WeeklyEntry, date: string): PlannedClass {
  const start = atWallTime(date, entry.startTime)
  return {
    scheduleId: entry.id,
    localDate: date,
    startsAt: toInstant(start),
    endsAt: toInstant(start.add({ minutes: entry.durationMinutes })),
    bookingOpensAt: toInstant(start.subtract({ days: bookingOpensDaysBefore })),
    unbookingClosesAt: toInstant(start.subtract({ hours: unbookingClosesHoursBefore })),
    capacity: entry.capacity,
  }
}
