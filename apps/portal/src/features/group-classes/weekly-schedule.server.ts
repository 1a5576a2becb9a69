import { Temporal } from 'temporal-polyfill'
import { timeZone } from './oslo-time.ts'
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
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate()
  const dates = Array.from({ length: generatedDays }, (_, days) => today.add({ days }))
  return dates.flatMap((date) =>
    entries
      .filter((entry) => entry.isoWeekday === date.dayOfWeek && isValidOn(entry, date))
      .map((entry) => planClass(entry, date)),
  )
}

function isValidOn(entry: WeeklyEntry, date: Temporal.PlainDate): boolean {
  if (Temporal.PlainDate.compare(date, entry.validFrom) < 0) return false
  return entry.validTo === null || Temporal.PlainDate.compare(date, entry.validTo) <= 0
}

function planClass(entry: WeeklyEntry, date: Temporal.PlainDate): PlannedClass {
  const start = date.toZonedDateTime({ timeZone, plainTime: entry.startTime })
  return {
    scheduleId: entry.id,
    localDate: date.toString(),
    startsAt: toDate(start),
    endsAt: toDate(start.add({ minutes: entry.durationMinutes })),
    bookingOpensAt: toDate(start.subtract({ days: bookingOpensDaysBefore })),
    unbookingClosesAt: toDate(start.subtract({ hours: unbookingClosesHoursBefore })),
    capacity: entry.capacity,
  }
}

function toDate(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds)
}
