import { hasNationalId } from '#core/personal-data/national-id.ts'
import { toIsoDate } from '#core/profile/birth-date.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import { readYesOrNo } from '#core/table-files/yes-or-no.ts'
import { isDate } from '#platform/time/date.ts'
import { longestExternalId, type ProblemCode, type ScheduleColumn } from './columns.ts'
import { readOwnId } from './own-id.ts'
import { readWeekday } from './weekdays.ts'

/** A line with its values as the portal has them. Null: the cell is empty. */
export type ScheduleLine = {
  readonly line: number
  /** Names as they are written. */
  readonly kind: string
  readonly category: string
  readonly center: string
  readonly room: string
  readonly instructor: string
  readonly isoWeekday: number
  readonly startTime: string
  /** Not a number when the cell is none. */
  readonly durationMinutes: number | null
  readonly capacity: number | null
  readonly isOnHolidays: boolean | null
  readonly from: string | null
  readonly to: string | null
  readonly externalId: string | null
  /** The series as an export calls it, instead of an external id. */
  readonly ownId: number | null
}

/** The values of a line, or the first thing that is wrong with how it is written. */
export function readScheduleLine({
  line,
  cells,
}: FileLine<ScheduleColumn>): ScheduleLine | { line: number; problem: ProblemCode } {
  const refuse = (problem: ProblemCode) => ({ line, problem })
  const { kind, category, center, room, instructor } = cells
  const isoWeekday = readWeekday(cells.weekday)
  const isOnHolidays = cells.holidays === '' ? null : readYesOrNo(cells.holidays)
  const from = toIsoDate(cells.from) || null
  const to = toIsoDate(cells.to) || null
  const ownId = readOwnId(cells.externalId)
  if (Object.values(cells).some(hasNationalId)) return refuse('LOOKS_LIKE_NATIONAL_ID')
  if (kind === '') return refuse('KIND_REQUIRED')
  if (isoWeekday === undefined) return refuse('WEEKDAY_INVALID')
  if (isOnHolidays === undefined) return refuse('HOLIDAYS_INVALID')
  if (from !== null && !isDay(from)) return refuse('FROM_INVALID')
  if (to !== null && !isDay(to)) return refuse('TO_INVALID')
  if (from !== null && to !== null && to < from) return refuse('LAST_BEFORE_FIRST')
  if (cells.externalId.length > longestExternalId) return refuse('EXTERNAL_ID_TOO_LONG')
  return {
    line,
    kind,
    category,
    center,
    room,
    instructor,
    isoWeekday,
    startTime: readTime(cells.start),
    durationMinutes: readCount(cells.minutes),
    capacity: readCount(cells.places),
    isOnHolidays,
    from,
    to,
    externalId: ownId === null ? cells.externalId || null : null,
    ownId,
  }
}

/** The database has no year 0. */
const isDay = (date: string) => isDate(date) && date >= '1900-01-01'

const readCount = (cell: string) =>
  cell === '' ? null : /^\d{1,6}$/.test(cell) ? Number(cell) : Number.NaN

/** `9.00` and `9:00:00` become `09:00`; other text is returned unchanged. */
function readTime(cell: string): string {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)(?::00)?$/.exec(cell) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : cell
}
