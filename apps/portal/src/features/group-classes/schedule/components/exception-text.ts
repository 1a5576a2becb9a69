import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate, formatWallTime } from '#platform/time/format.ts'
import { weekdayName } from '#platform/time/weekday-names.ts'
import type { ExceptionOfSchedule, Schedule, ScheduleRow } from '../contract.ts'
import { hoursOf, inLanguage } from '../schedule-texts.ts'

/** `24. nov. 2026`, or from one to another. */
export function exceptionDays({
  firstDate,
  lastDate,
}: Pick<ExceptionOfSchedule, 'firstDate' | 'lastDate'>): string {
  const first = formatShortDate(noonOf(firstDate))
  if (firstDate === lastDate) return first
  return m.schedule_from_to({ first, last: formatShortDate(noonOf(lastDate)) })
}

/** A class among others: `Mandag 18.30–19.30, Yoga flow`. */
export function rowText(row: ScheduleRow): string {
  return `${sentenceCase(weekdayName(row.isoWeekday))} ${hoursOf(row)}, ${inLanguage(row.nameNo, row.nameEn)}`
}

/** What it is about: a class, or the whole centre. */
export function exceptionSubject({ lineId }: ExceptionOfSchedule, { rows }: Schedule): string {
  if (lineId === null) return m.schedule_whole_center()
  const row = rows.find((one) => one.lineId === lineId)
  return row ? rowText(row) : m.schedule_row_not_found()
}

/** When, and what is otherwise then. */
export function exceptionText(exception: ExceptionOfSchedule, schedule: Schedule): string {
  const { kind, startTime, room, roomEn, capacity, instructorId } = exception
  const days = exceptionDays(exception)
  if (kind === 'closed') return m.schedule_closed_days({ days })
  const instructor = schedule.instructors.find(({ id }) => id === instructorId)
  return [
    m.schedule_held_days({ days }),
    startTime !== null && m.schedule_at_time({ time: formatWallTime(startTime) }),
    room !== null && inLanguage(room, roomEn),
    capacity !== null && m.schedule_places({ count: capacity }),
    instructor?.name,
  ]
    .filter((part) => part)
    .join(', ')
}
