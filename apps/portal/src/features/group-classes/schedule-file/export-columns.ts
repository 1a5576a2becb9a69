import { writeYesOrNo } from '#core/table-files/yes-or-no.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { roomKey } from '../model/room.ts'
import type { Schedule, ScheduleRow } from '../schedule/contract.ts'
import { type ScheduleColumn, scheduleColumns } from './columns.ts'
import { writeOwnId } from './own-id.ts'
import { writeWeekday } from './weekdays.ts'

/** As a file that is imported has them: the same file changes nothing. */
export function exportColumns(schedule: Schedule): DataColumn<ScheduleRow>[] {
  const { centers, instructors, categories } = schedule
  const nameIn = (items: typeof centers, wanted: number) =>
    items.find(({ id }) => id === wanted)?.name ?? ''
  const values: Record<ScheduleColumn, (row: ScheduleRow) => string | number> = {
    kind: ({ name }) => roomKey(name),
    category: ({ categoryId }) => nameIn(categories, categoryId),
    center: ({ centerId }) => nameIn(centers, centerId),
    room: ({ room }) => roomKey(room),
    weekday: ({ isoWeekday }) => writeWeekday(isoWeekday),
    start: ({ startTime }) => startTime,
    minutes: ({ durationMinutes }) => durationMinutes,
    instructor: ({ instructorId }) => nameIn(instructors, instructorId),
    places: ({ capacity }) => capacity,
    holidays: ({ onHolidays }) => writeYesOrNo(onHolidays === 'runs'),
    from: ({ validFrom }) => validFrom,
    to: ({ validTo }) => validTo ?? '',
    externalId: ({ externalId, seriesId }) => externalId ?? writeOwnId(seriesId),
  }
  return scheduleColumns.map((column) => ({ id: column, header: column, value: values[column] }))
}

/** Of all centres. A class that was ended before its first day is never held. */
export function rowsToExport({ rows }: Schedule): ScheduleRow[] {
  const place = ({ centerId, isoWeekday, startTime }: ScheduleRow) =>
    `${String(centerId).padStart(10, '0')} ${isoWeekday} ${startTime}`
  return rows
    .filter(({ validFrom, validTo }) => validTo === null || validTo >= validFrom)
    .sort((one, other) => place(one).localeCompare(place(other)))
}
