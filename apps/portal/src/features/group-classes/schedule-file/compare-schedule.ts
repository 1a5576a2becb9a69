import type { Localized } from '#platform/i18n/localized.ts'
import { addDays } from '#platform/time/date.ts'
import { roomKey } from '../model/room.ts'
import { maximumDaysAhead, type ScheduleState, type StoredRow } from '../schedule/schedule-edits.ts'
import { RowForm, type ScheduleChange } from '../schedule/schedule-forms.ts'
import { lineProblems, type ProblemCode, type ScheduleColumn } from './columns.ts'
import { findNamed, hasName, type Named } from './find-named.ts'
import type { ScheduleLine } from './read-schedule-line.ts'

type Choice = Named & { readonly isActive: boolean }

/** All that a file is compared with. */
export type PresentSchedule = {
  /** `2026-11-23`, in Oslo. */
  readonly today: string
  readonly state: ScheduleState
  /** By the ids of the series; those that have ended too when an external id names them. */
  readonly series: ReadonlyMap<number, { externalId: string | null; firstDay: string }>
  readonly centers: readonly Choice[]
  readonly instructors: readonly Choice[]
  readonly categories: readonly Choice[]
  readonly kinds: readonly (Named & {
    readonly name: Localized
    readonly description: Localized
    readonly categoryId: number
    readonly durationMinutes: number
    readonly capacity: number
    readonly imageUrl: string
  })[]
}

export type RowChange = Extract<ScheduleChange, { kind: 'add-row' | 'change-row' | 'end-row' }>

export type ComparedLine = {
  readonly line: ScheduleLine
  /** Null when the schedule is as the line says, or when the line is over. */
  readonly change: RowChange | null
  /** What differs from the row of the schedule. */
  readonly fields: readonly ScheduleColumn[]
  /** The row that the line is about; null: a new one. */
  readonly row: StoredRow | null
  /** The last day has passed, and the schedule has no such class. */
  readonly isOver: boolean
}

type Wrong = { readonly problem: ProblemCode; readonly row: StoredRow | null }

/** What a line would change, or the first thing that is wrong with it. */
export function compareLine(line: ScheduleLine, present: PresentSchedule): ComparedLine | Wrong {
  const { today } = present
  const hasPassed = line.to !== null && line.to < today
  const row = findRow(line, present)
  const nothing = { line, row: null, change: null, fields: [] }
  if (hasPassed && (row === null || row === 'ROW_HAS_ENDED' || row === 'ROW_NOT_FOUND'))
    return { ...nothing, isOver: true }
  if (typeof row === 'string') return { problem: row, row: null }
  if (hasPassed && row)
    return { line, row, change: endFrom(row, today), fields: ['to'], isOver: false }

  const values = readValues(line, row, present)
  if ('problem' in values) return { ...values, row }
  const { data: form, error } = RowForm.safeParse({
    ...values,
    validFrom: row ? firstDayOfChange(line, row, present) : (line.from ?? today),
    validTo: line.to ?? '',
  })
  if (!form) return { problem: toProblem(error.issues[0]?.message), row }
  if (!row) return { ...nothing, change: { kind: 'add-row', row: form }, isOver: false }
  return compareRow(line, row, form, present)
}

function compareRow(
  line: ScheduleLine,
  row: StoredRow,
  form: RowForm,
  present: PresentSchedule,
): ComparedLine | Wrong {
  const { today } = present
  const start = startOfChange(row, today)
  const isEarlier = form.validFrom < start
  const isLater = form.validFrom > start
  if (isLater && row.validFrom > today) return { problem: 'STARTS_EARLIER_HERE', row }
  const changed = changedFields(row, form)
  const isChanged = changed.length > 0 || isEarlier
  const fields = [...changed]
  if (isChanged && (isEarlier || isLater)) fields.push('from')
  if (line.externalId !== null && line.externalId !== externalIdOf(row, present))
    fields.push('externalId')
  const isEndOnly = changed.length === 1 && changed[0] === 'to' && form.validFrom === start
  const change = (isEndOnly && endEarlier(row, form, today)) || changeTo(row, form)
  return { line, row, change: isChanged ? change : null, fields, isOver: false }
}

/** As staff end a class: no other row is needed for it. */
function endEarlier(row: StoredRow, { validTo }: RowForm, today: string): RowChange | null {
  if (validTo === '' || (row.validTo !== null && validTo > row.validTo)) return null
  const from = addDays(validTo, 1)
  return from <= addDays(today, maximumDaysAhead) ? endFrom(row, from) : null
}

const changeTo = ({ id, version }: StoredRow, row: RowForm): RowChange => ({
  kind: 'change-row',
  id,
  version,
  row,
})

const endFrom = ({ id, version }: StoredRow, from: string) =>
  ({ kind: 'end-row', id, version, from }) as const

const startOfChange = ({ validFrom }: StoredRow, today: string) =>
  validFrom > today ? validFrom : today

/** A first day that the row does not have is the day from which the class is as the line says. */
function firstDayOfChange({ from }: ScheduleLine, row: StoredRow, present: PresentSchedule) {
  const { today, series } = present
  const hasStarted = row.validFrom <= today && from !== null && from <= today
  const isOfRow = from === row.validFrom || from === series.get(row.seriesId)?.firstDay
  return from === null || hasStarted || isOfRow ? startOfChange(row, today) : from
}

const externalIdOf = ({ seriesId }: StoredRow, { series }: PresentSchedule) =>
  series.get(seriesId)?.externalId ?? null

/**
 * The row that a line is about: by its external id, otherwise by class, centre, room, weekday, start
 * and first day. A row that another external id names is another one.
 */
function findRow(
  line: ScheduleLine,
  present: PresentSchedule,
): StoredRow | null | 'ROW_AMBIGUOUS' | 'ROW_HAS_ENDED' | 'ROW_NOT_FOUND' {
  const { series, state } = present
  const running = state.rows.filter(
    ({ validFrom, validTo }) => validTo === null || validTo >= validFrom,
  )
  if (line.ownId !== null) {
    // In the file of another portal, the same id is another class.
    const found = running.filter(
      (row) => row.seriesId === line.ownId && hasName(row.name, line.kind),
    )
    return found.length === 0 ? 'ROW_NOT_FOUND' : chooseRow(found, line)
  }
  const named = [...series].find(
    ([, { externalId }]) => externalId !== null && externalId === line.externalId,
  )
  if (named) {
    const [seriesId] = named
    const found = running.filter((row) => row.seriesId === seriesId)
    return found.length === 0 ? 'ROW_HAS_ENDED' : chooseRow(found, line)
  }
  const alike = running.filter(
    (row) =>
      (line.externalId === null || externalIdOf(row, present) === null) &&
      isAlike(row, line, present),
  )
  return alike.length === 0 ? null : chooseRow(alike, line)
}

function chooseRow(rows: readonly StoredRow[], { from }: ScheduleLine) {
  const [first] = rows
  const exact = rows.find(({ validFrom }) => validFrom === from)
  return exact ?? (rows.length === 1 && first ? first : 'ROW_AMBIGUOUS')
}

function isAlike(row: StoredRow, line: ScheduleLine, { centers, series }: PresentSchedule) {
  const center = centers.find(({ id }) => id === row.centerId)
  const days = [null, row.validFrom, series.get(row.seriesId)?.firstDay]
  return (
    row.isoWeekday === line.isoWeekday &&
    row.startTime === line.startTime &&
    days.includes(line.from) &&
    hasName(row.name, line.kind) &&
    hasName(row.room, line.room) &&
    center !== undefined &&
    hasName(center.name, line.center)
  )
}

type Values = Omit<RowForm, 'validFrom' | 'validTo'>

/** What the names of a line stand for. An empty cell is as in the row, or as in the kind of a new one. */
function readValues(
  line: ScheduleLine,
  row: StoredRow | null,
  { state, centers, instructors, categories, kinds }: PresentSchedule,
): Values | { problem: ProblemCode } {
  const isSameKind = row !== null && hasName(row.name, line.kind)
  const kind = isSameKind ? row : findNamed(kinds, line.kind)
  if (typeof kind === 'string') return { problem: `KIND_${kind}` }
  const center = findChoice(centers, line.center, row?.centerId)
  if (typeof center === 'string') return { problem: `CENTER_${center}` }
  const room = findNamed(roomsOf(state, center.id), line.room)
  if (typeof room === 'string') return { problem: `ROOM_${room}` }
  const instructor = findChoice(instructors, line.instructor, row?.instructorId)
  if (typeof instructor === 'string') return { problem: `INSTRUCTOR_${instructor}` }
  const category =
    line.category === ''
      ? { id: kind.categoryId }
      : findChoice(categories, line.category, row?.categoryId)
  if (typeof category === 'string') return { problem: `CATEGORY_${category}` }
  return {
    centerId: center.id,
    room: room.name,
    isNewRoom: false,
    isoWeekday: line.isoWeekday,
    startTime: line.startTime,
    durationMinutes: line.durationMinutes ?? row?.durationMinutes ?? kind.durationMinutes,
    capacity: line.capacity ?? row?.capacity ?? kind.capacity,
    instructorId: instructor.id,
    categoryId: category.id,
    imageUrl: kind.imageUrl,
    name: kind.name,
    description: kind.description,
    onHolidays: readHolidays(line) ?? row?.onHolidays ?? 'rests',
  }
}

const readHolidays = ({ isOnHolidays }: ScheduleLine) =>
  isOnHolidays === null ? null : isOnHolidays ? 'runs' : 'rests'

/** Among those that can be chosen; the one of the row stays whatever others are called. */
function findChoice(choices: readonly Choice[], name: string, ofRow: number | undefined) {
  const present = choices.find(({ id }) => id === ofRow)
  if (present && hasName(present.name, name)) return present
  return findNamed(
    choices.filter(({ isActive }) => isActive),
    name,
  )
}

function roomsOf({ rooms, rows }: ScheduleState, centerId: number): { name: Localized }[] {
  const ofRows = rows.map((row) => ({ centerId: row.centerId, name: row.room }))
  const all = [...ofRows, ...rooms].filter((room) => room.centerId === centerId)
  return [...new Map(all.map(({ name }) => [roomKey(name), { name }])).values()]
}

function changedFields(row: StoredRow, form: RowForm): ScheduleColumn[] {
  const differs: Partial<Record<ScheduleColumn, boolean>> = {
    kind: roomKey(row.name) !== roomKey(form.name),
    category: row.categoryId !== form.categoryId,
    center: row.centerId !== form.centerId,
    room: row.centerId === form.centerId && roomKey(row.room) !== roomKey(form.room),
    weekday: row.isoWeekday !== form.isoWeekday,
    start: row.startTime !== form.startTime,
    minutes: row.durationMinutes !== form.durationMinutes,
    instructor: row.instructorId !== form.instructorId,
    places: row.capacity !== form.capacity,
    holidays: row.onHolidays !== form.onHolidays,
    to: (row.validTo ?? '') !== form.validTo,
  }
  return Object.entries(differs).flatMap(([column, isOther]) =>
    isOther ? [column as ScheduleColumn] : [],
  )
}

const toProblem = (code: string | undefined): ProblemCode =>
  lineProblems.find((one) => one === code) ?? 'LINE_INVALID'
