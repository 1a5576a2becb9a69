import { addDays, weekdayOf } from '#platform/time/date.ts'
import type { exceptionKinds, holidayHabits } from '../model/schedule-kinds.ts'

/** Classes exist for today and the thirteen days after it. */
export const generatedDays = 14

export type WeeklyRow = {
  id: number
  /** The first row of those that are one class through its changes. */
  lineId: number
  /** 1 is Monday, 7 is Sunday. */
  isoWeekday: number
  /** Wall-clock time in Oslo, `18:30`. */
  startTime: string
  durationMinutes: number
  centerId: number
  categoryId: number
  room: string
  /** Null: the room has one name for everybody. */
  roomEn: string | null
  capacity: number
  instructorId: number
  onHolidays: (typeof holidayHabits)[number]
  /** Dates in Oslo, both included; no end: until further notice. A row that ends before it begins never runs. */
  validFrom: string
  validTo: string | null
}

export type ScheduleException = {
  /** Grows: what is made later has the larger one. */
  id: number
  /** Of one class; null: of the whole centre. */
  lineId: number | null
  centerId: number
  /** Dates in Oslo, both included. */
  firstDate: string
  lastDate: string
  kind: (typeof exceptionKinds)[number]
  /** What is other than usual; null: as the row says. */
  startTime: string | null
  room: string | null
  roomEn: string | null
  capacity: number | null
  instructorId: number | null
}

/** The first date and how many there are. */
export type Period = { from: string; days: number }

/** A class on a date, as schedule and exceptions have it. */
export type PlannedClass = {
  scheduleId: number
  lineId: number
  localDate: string
  startTime: string
  durationMinutes: number
  centerId: number
  categoryId: number
  room: string
  roomEn: string | null
  capacity: number
  instructorId: number
}

/**
 * What is to be held, by date and start. An exception goes before the habit on public holidays; of
 * several exceptions the closest decides alone: that of the class before that of its centre, and the
 * later made before the earlier.
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
        const exception = closest(row, today)
        if (exception ? exception.kind === 'closed' : rests && row.onHolidays === 'rests') return []
        return [planClass(row, exception, date)]
      })
      .sort((one, other) => one.startTime.localeCompare(other.startTime))
  })
}

function isValidOn({ validFrom, validTo }: WeeklyRow, date: string): boolean {
  return validFrom <= date && (validTo === null || date <= validTo)
}

/** The exception that decides for a row, of those of one day. */
export function closest<Exception extends Pick<ScheduleException, 'id' | 'lineId' | 'centerId'>>(
  row: Pick<WeeklyRow, 'lineId' | 'centerId'>,
  exceptions: readonly Exception[],
): Exception | undefined {
  const latest = (found: readonly Exception[]) =>
    found.reduce<Exception | undefined>(
      (one, other) => (one && one.id > other.id ? one : other),
      undefined,
    )
  const ofClass = exceptions.filter(({ lineId }) => lineId === row.lineId)
  if (ofClass.length > 0) return latest(ofClass)
  return latest(
    exceptions.filter(({ lineId, centerId }) => lineId === null && centerId === row.centerId),
  )
}

function planClass(
  row: WeeklyRow,
  exception: ScheduleException | undefined,
  localDate: string,
): PlannedClass {
  const { id: scheduleId, lineId, durationMinutes, centerId, categoryId } = row
  const ownRoom = exception?.room ?? null
  return {
    scheduleId,
    lineId,
    localDate,
    durationMinutes,
    centerId,
    categoryId,
    startTime: exception?.startTime ?? row.startTime,
    room: ownRoom ?? row.room,
    roomEn: ownRoom === null ? row.roomEn : (exception?.roomEn ?? null),
    capacity: exception?.capacity ?? row.capacity,
    instructorId: exception?.instructorId ?? row.instructorId,
  }
}
