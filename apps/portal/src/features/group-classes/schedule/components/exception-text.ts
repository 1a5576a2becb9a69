import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate, formatWallTime } from '#platform/time/format.ts'
import { weekdayName } from '#platform/time/weekday-names.ts'
import type { ExceptionOfSchedule, Schedule, ScheduleRow } from '../contract.ts'
import { hoursOf } from '../schedule-texts.ts'

/** `24. nov. 2026`, or from one to another. */
export function exceptionDays({
  firstDate,
  lastDate,
}: Pick<ExceptionOfSchedule, 'firstDate' | 'lastDate'>): string {
  const first = formatShortDate(noonOf(firstDate))
  if (firstDate === lastDate) return first
  return m.schedule_from_to({ first, last: formatShortDate(noonOf(lastDate)) })
}

/** `Mandag 18.30–19.30, Yoga flow`. */
export function rowText(row: ScheduleRow): string {
  return `${sentenceCase(weekdayName(row.isoWeekday))} ${hoursOf(row)}, ${textIn(row.name)}`
}

/** What the exception applies to: a class, or the whole centre. */
export function exceptionSubject({ seriesId }: ExceptionOfSchedule, { rows }: Schedule): string {
  if (seriesId === null) return m.schedule_whole_center()
  const row = rows.find((one) => one.seriesId === seriesId)
  return row ? rowText(row) : m.schedule_row_not_found()
}

/** The days of the exception, and what it changes. */
export function exceptionText(exception: ExceptionOfSchedule, schedule: Schedule): string {
  const { kind, startTime, room, capacity, instructorId } = exception
  const days = exceptionDays(exception)
  if (kind === 'closed') return m.schedule_closed_days({ days })
  const instructor = schedule.instructors.find(({ id }) => id === instructorId)
  return [
    m.schedule_held_days({ days }),
    startTime !== null && m.schedule_at_time({ time: formatWallTime(startTime) }),
    room !== null && textIn(room),
    capacity !== null && m.schedule_places({ count: capacity }),
    instructor?.name,
  ]
    .filter((part) => part)
    .join(', ')
}
