import type { Localized } from '#platform/i18n/localized.ts'
import { addDays, weekdayOf } from '#platform/time/date.ts'
import type { exceptionKinds, holidayRules } from '../model/schedule-kinds.ts'

/** Classes are created for today and the thirteen days after it. */
export const generatedDays = 14

export type WeeklyRow = {
  id: number
  /** The first row of the series, which is one class through its changes. */
  seriesId: number
  /** 1 is Monday, 7 is Sunday. */
  isoWeekday: number
  /** Wall-clock time in Oslo, `18:30`. */
  startTime: string
  durationMinutes: number
  centerId: number
  categoryId: number
  room: Localized
  capacity: number
  instructorId: number
  onHolidays: (typeof holidayRules)[number]
  /** Dates in Oslo, both included; no end: until further notice. A row that ends before it starts is never held. */
  validFrom: string
  validTo: string | null
}

export type ScheduleException = {
  /** Later exceptions have higher ids. */
  id: number
  /** The series that it applies to; null: the whole centre. */
  seriesId: number | null
  centerId: number
  /** Dates in Oslo, both included. */
  firstDate: string
  lastDate: string
  kind: (typeof exceptionKinds)[number]
  /** What differs from the row; null: as in the row. */
  startTime: string | null
  room: Localized | null
  capacity: number | null
  instructorId: number | null
}

/** The first date and the number of days. */
export type Period = { from: string; days: number }

/** A class on a date, after exceptions. */
export type PlannedClass = {
  scheduleId: number
  seriesId: number
  localDate: string
  startTime: string
  durationMinutes: number
  centerId: number
  categoryId: number
  room: Localized
  capacity: number
  instructorId: number
}

/**
 * The classes to hold, sorted by date and start. An exception takes precedence over the rule for public
 * holidays. Of several exceptions only the closest one applies: one of the series before one of the
 * centre, and a newer one before an older one.
 * @param holidayOn which public holiday a date is, if any
 */
export function planClasses(
  rows: readonly WeeklyRow[],
  exceptions: readonly ScheduleException[],
  holidayOn: (date: string) => unknown,
  { from, days }: Period,
): PlannedClass[] {
  const dates = Array.from({ length: days }, (_, count) => addDays(from, count))
  return dates.flatMap((date) => {
    const weekday = weekdayOf(date)
    const rests = holidayOn(date) !== undefined
    const today = exceptions.filter(
      ({ firstDate, lastDate }) => firstDate <= date && date <= lastDate,
    )
    return rows
      .filter((row) => row.isoWeekday === weekday && isValidOn(row, date))
      .flatMap((row) => {
        const exception = closestException(row, today)
        if (exception ? exception.kind === 'closed' : rests && row.onHolidays === 'rests') return []
        return [planClass(row, exception, date)]
      })
      .sort((one, other) => one.startTime.localeCompare(other.startTime))
  })
}

function isValidOn({ validFrom, validTo }: WeeklyRow, date: string): boolean {
  return validFrom <= date && (validTo === null || date <= validTo)
}

/** The exception of one day that applies to a row. */
export function closestException<
  Exception extends Pick<ScheduleException, 'id' | 'seriesId' | 'centerId'>,
>(
  row: Pick<WeeklyRow, 'seriesId' | 'centerId'>,
  exceptions: readonly Exception[],
): Exception | undefined {
  const latest = (found: readonly Exception[]) =>
    found.reduce<Exception | undefined>(
      (one, other) => (one && one.id > other.id ? one : other),
      undefined,
    )
  const ofClass = exceptions.filter(({ seriesId }) => seriesId === row.seriesId)
  if (ofClass.length > 0) return latest(ofClass)
  return latest(
    exceptions.filter(({ seriesId, centerId }) => seriesId === null && centerId === row.centerId),
  )
}

function planClass(
  row: WeeklyRow,
  exception: ScheduleException | undefined,
  localDate: string,
): PlannedClass {
  const { id: scheduleId, seriesId, durationMinutes, centerId, categoryId } = row
  return {
    scheduleId,
    seriesId,
    localDate,
    durationMinutes,
    centerId,
    categoryId,
    startTime: exception?.startTime ?? row.startTime,
    room: exception?.room ?? row.room,
    capacity: exception?.capacity ?? row.capacity,
    instructorId: exception?.instructorId ?? row.instructorId,
  }
}
