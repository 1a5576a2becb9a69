import type { Localized } from '#platform/i18n/localized.ts'
import { addDays } from '#platform/time/date.ts'
import { completeRoom, roomKey } from '../model/room.ts'
import type { ScheduleException, WeeklyRow } from './plan-classes.ts'
import type { ScheduleRefusal } from './refusals.ts'
import type { RowForm, ScheduleChange } from './schedule-forms.ts'

export type StoredRow = WeeklyRow & {
  name: Localized
  description: Localized
  imageUrl: string
  version: number
}
export type RoomOfCenter = { centerId: number; name: Localized }
export type StoredException = ScheduleException & { reason: Localized }
export type ScheduleState = {
  /** Of all centres. */
  rooms: readonly RoomOfCenter[]
  rows: readonly StoredRow[]
  exceptions: readonly StoredException[]
}

/** A change of one row in the tables. */
export type ScheduleEdit =
  | { kind: 'insert-row'; row: StoredRow }
  | { kind: 'replace-row'; row: StoredRow }
  | { kind: 'insert-exception'; exception: StoredException }
  | { kind: 'end-exception'; id: number; lastDate: string }
  | { kind: 'delete-exception'; id: number }

/** The id of a row or exception that is not saved yet; higher than all saved ones. */
export const newId = Number.MAX_SAFE_INTEGER

/** Another such id for each of several rows. @param count from 0 */
export const newIdOf = (count: number): number => newId - count

/** How far ahead a change may start: 52 weeks. */
export const maximumDaysAhead = 364

type Result = { edits: ScheduleEdit[] } | { refusal: ScheduleRefusal }
const refuse = (refusal: ScheduleRefusal): Result => ({ refusal })

/**
 * The edits of a change. A row that has started ends on the day before, and another row of the same
 * series starts; a row that has not started by then is replaced.
 * @param today `2026-11-23`, in Oslo
 * @param idOfNew of a row that is inserted
 */
export function scheduleEdits(
  state: ScheduleState,
  change: ScheduleChange,
  today: string,
  idOfNew: number = newId,
): Result {
  switch (change.kind) {
    case 'add-row':
      return addRow(state, change.row, today, idOfNew)
    case 'change-row':
      return changeRow(state, change, today, idOfNew)
    case 'end-row':
      return endRow(state, change, today)
    case 'add-exception': {
      const { exception } = change
      const refusal = checkDate(exception.firstDate, today) ?? checkDate(exception.lastDate, today)
      if (refusal) return refuse(refusal)
      const { seriesId, centerId, room, startTime } = exception
      const line = state.rows.find((row) => row.seriesId === seriesId)
      if (seriesId !== null && !line) return refuse('ROW_NOT_FOUND')
      const found = room === '' ? null : findRoom(state, line?.centerId ?? centerId, room)
      if (found === undefined) return refuse('ROOM_NOT_FOUND')
      return {
        edits: [
          {
            kind: 'insert-exception',
            exception: {
              ...exception,
              id: newId,
              centerId: line?.centerId ?? centerId,
              startTime: startTime === '' ? null : startTime,
              room: found,
            },
          },
        ],
      }
    }
    case 'remove-exception': {
      const found = state.exceptions.find(({ id }) => id === change.id)
      if (!found || found.lastDate < today) return refuse('EXCEPTION_NOT_FOUND')
      // Past days stay as they were.
      if (found.firstDate < today)
        return { edits: [{ kind: 'end-exception', id: found.id, lastDate: addDays(today, -1) }] }
      return { edits: [{ kind: 'delete-exception', id: found.id }] }
    }
  }
}

function addRow(state: ScheduleState, form: RowForm, today: string, id: number): Result {
  const refusal = checkDate(form.validFrom, today)
  if (refusal) return refuse(refusal)
  const built = buildRow(state, form, { id, seriesId: id, version: 1 })
  if ('refusal' in built) return built
  return { edits: [{ kind: 'insert-row', row: built.row }] }
}

function changeRow(
  state: ScheduleState,
  { id, version, row: form }: Extract<ScheduleChange, { kind: 'change-row' }>,
  today: string,
  idOfNew: number,
): Result {
  const found = findRow(state, { id, version })
  if ('refusal' in found) return found
  const { row } = found
  const refusal = checkDate(form.validFrom, today)
  if (refusal) return refuse(refusal)
  if (row.validTo !== null && row.validTo < form.validFrom) return refuse('ROW_HAS_ENDED')
  const isChangedItself = form.validFrom <= row.validFrom
  const built = buildRow(
    state,
    form,
    isChangedItself
      ? { id, seriesId: row.seriesId, version: version + 1 }
      : { id: idOfNew, seriesId: row.seriesId, version: 1 },
  )
  if ('refusal' in built) return built
  const others = state.rows.filter((one) => one.seriesId === row.seriesId && one.id !== id)
  if (others.some((other) => areValidTogether(other, built.row)))
    return refuse('ROW_GOES_ON_OTHERWISE')
  if (isChangedItself) return { edits: [{ kind: 'replace-row', row: built.row }] }
  return { edits: [endedBefore(row, form.validFrom), { kind: 'insert-row', row: built.row }] }
}

function endRow(
  state: ScheduleState,
  { id, version, from }: Extract<ScheduleChange, { kind: 'end-row' }>,
  today: string,
): Result {
  const found = findRow(state, { id, version })
  if ('refusal' in found) return found
  const { row } = found
  const refusal = checkDate(from, today)
  if (refusal) return refuse(refusal)
  if (row.validTo !== null && row.validTo < from) return refuse('ROW_HAS_ENDED')
  return { edits: [endedBefore(row, from)] }
}

/** A row that has not started by then ends the day before its start. */
function endedBefore(row: StoredRow, from: string): ScheduleEdit {
  const first = from > row.validFrom ? from : row.validFrom
  return {
    kind: 'replace-row',
    row: { ...row, validTo: addDays(first, -1), version: row.version + 1 },
  }
}

function findRow(
  state: ScheduleState,
  { id, version }: { id: number; version: number },
): { row: StoredRow } | { refusal: ScheduleRefusal } {
  const row = state.rows.find((one) => one.id === id)
  if (!row) return { refusal: 'ROW_NOT_FOUND' }
  return row.version === version ? { row } : { refusal: 'ROW_CHANGED' }
}

function buildRow(
  state: ScheduleState,
  { room, isNewRoom, validTo, ...form }: RowForm,
  identity: Pick<StoredRow, 'id' | 'seriesId' | 'version'>,
): { row: StoredRow } | { refusal: ScheduleRefusal } {
  const existing = findRoom(state, form.centerId, roomKey(room))
  if (!existing && !isNewRoom) return { refusal: 'ROOM_NOT_FOUND' }
  return {
    row: {
      ...form,
      room: existing ?? completeRoom(room),
      ...identity,
      validTo: validTo === '' ? null : validTo,
    },
  }
}

function checkDate(date: string, today: string): ScheduleRefusal | undefined {
  if (date < today) return 'DATE_IN_THE_PAST'
  return date > addDays(today, maximumDaysAhead) ? 'DATE_TOO_FAR' : undefined
}

/**
 * The room with its names, if the centre has one of this key: as staff have set it, otherwise as in
 * the row that started last.
 */
export function findRoom(
  { rooms, rows }: Pick<ScheduleState, 'rooms' | 'rows'>,
  centerId: number,
  key: string,
): Localized | undefined {
  const known = rooms.find((room) => room.centerId === centerId && roomKey(room.name) === key)
  if (known) return known.name
  const found = rows.filter((row) => row.centerId === centerId && roomKey(row.room) === key)
  const [latest] = found.sort((one, other) => other.validFrom.localeCompare(one.validFrom))
  return latest?.room
}

function areValidTogether(one: WeeklyRow, other: WeeklyRow): boolean {
  const ends = (row: WeeklyRow) => row.validTo ?? '9999-12-31'
  return (
    one.validFrom <= ends(other) &&
    other.validFrom <= ends(one) &&
    one.validFrom <= ends(one) &&
    other.validFrom <= ends(other)
  )
}

/** The schedule after the edits. */
export function editedSchedule(
  state: ScheduleState,
  edits: readonly ScheduleEdit[],
): ScheduleState {
  return edits.reduce(applyEdit, state)
}

function applyEdit(state: ScheduleState, edit: ScheduleEdit): ScheduleState {
  const { rows, exceptions } = state
  switch (edit.kind) {
    case 'insert-row':
      return { ...state, rows: [...rows, edit.row] }
    case 'replace-row':
      return { ...state, rows: rows.map((row) => (row.id === edit.row.id ? edit.row : row)) }
    case 'insert-exception':
      return { ...state, exceptions: [...exceptions, edit.exception] }
    case 'end-exception':
      return {
        ...state,
        exceptions: exceptions.map((one) =>
          one.id === edit.id ? { ...one, lastDate: edit.lastDate } : one,
        ),
      }
    case 'delete-exception':
      return { ...state, exceptions: exceptions.filter(({ id }) => id !== edit.id) }
  }
}
