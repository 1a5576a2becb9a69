import { addDays } from '#platform/time/date.ts'
import type { ScheduleException, WeeklyRow } from './plan-classes.ts'
import type { ScheduleRefusal } from './refusals.ts'
import type { RowForm, ScheduleChange } from './schedule-forms.ts'

export type StoredRow = WeeklyRow & {
  nameNo: string
  nameEn: string
  descriptionNo: string
  descriptionEn: string
  imageUrl: string
  version: number
}
export type StoredException = ScheduleException & { reasonNo: string; reasonEn: string }
export type ScheduleState = {
  rows: readonly StoredRow[]
  exceptions: readonly StoredException[]
}

/** What is written to the tables. */
export type ScheduleEdit =
  | { kind: 'insert-row'; row: StoredRow }
  | { kind: 'replace-row'; row: StoredRow }
  | { kind: 'insert-exception'; exception: StoredException }
  | { kind: 'end-exception'; id: number; lastDate: string }
  | { kind: 'delete-exception'; id: number }

/** Of what is not written yet: later than all that is. */
export const newId = Number.MAX_SAFE_INTEGER
/** Dates are looked at so far ahead, which is more than a year of weeks. */
export const farthestDays = 364

type Result = { edits: ScheduleEdit[] } | { refusal: ScheduleRefusal }
const refuse = (refusal: ScheduleRefusal): Result => ({ refusal })

/**
 * What a change writes. A row that runs already ends on the day before, and another one of the same
 * line begins; one that has not begun by then is changed itself.
 * @param today `2026-11-23`, in Oslo
 */
export function scheduleEdits(state: ScheduleState, change: ScheduleChange, today: string): Result {
  switch (change.kind) {
    case 'add-row':
      return addRow(state, change.row, today)
    case 'change-row':
      return changeRow(state, change, today)
    case 'end-row':
      return endRow(state, change, today)
    case 'add-exception': {
      const { exception } = change
      const refusal =
        refusedDate(exception.firstDate, today) ?? refusedDate(exception.lastDate, today)
      if (refusal) return refuse(refusal)
      const { lineId, centerId, room, startTime } = exception
      const line = state.rows.find((row) => row.lineId === lineId)
      if (lineId !== null && !line) return refuse('ROW_NOT_FOUND')
      const found = room === '' ? null : knownRoom(state, line?.centerId ?? centerId, room)
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
              room: found?.room ?? null,
              roomEn: found?.roomEn ?? null,
            },
          },
        ],
      }
    }
    case 'remove-exception': {
      const found = state.exceptions.find(({ id }) => id === change.id)
      if (!found || found.lastDate < today) return refuse('EXCEPTION_NOT_FOUND')
      // The days that have been stay as they were.
      if (found.firstDate < today)
        return { edits: [{ kind: 'end-exception', id: found.id, lastDate: addDays(today, -1) }] }
      return { edits: [{ kind: 'delete-exception', id: found.id }] }
    }
  }
}

function addRow(state: ScheduleState, form: RowForm, today: string): Result {
  const refusal = refusedDate(form.validFrom, today)
  if (refusal) return refuse(refusal)
  const built = buildRow(state, form, { id: newId, lineId: newId, version: 1 })
  if ('refusal' in built) return built
  return { edits: [{ kind: 'insert-row', row: built.row }] }
}

function changeRow(
  state: ScheduleState,
  { id, version, row: form }: Extract<ScheduleChange, { kind: 'change-row' }>,
  today: string,
): Result {
  const held = findRow(state, { id, version })
  if ('refusal' in held) return held
  const { row } = held
  const refusal = refusedDate(form.validFrom, today)
  if (refusal) return refuse(refusal)
  if (row.validTo !== null && row.validTo < form.validFrom) return refuse('ROW_HAS_ENDED')
  const isChangedItself = form.validFrom <= row.validFrom
  const built = buildRow(
    state,
    form,
    isChangedItself
      ? { id, lineId: row.lineId, version: version + 1 }
      : { id: newId, lineId: row.lineId, version: 1 },
  )
  if ('refusal' in built) return built
  const others = state.rows.filter((one) => one.lineId === row.lineId && one.id !== id)
  if (others.some((other) => runTogether(other, built.row))) return refuse('ROW_GOES_ON_OTHERWISE')
  if (isChangedItself) return { edits: [{ kind: 'replace-row', row: built.row }] }
  return { edits: [endedBefore(row, form.validFrom), { kind: 'insert-row', row: built.row }] }
}

function endRow(
  state: ScheduleState,
  { id, version, from }: Extract<ScheduleChange, { kind: 'end-row' }>,
  today: string,
): Result {
  const held = findRow(state, { id, version })
  if ('refusal' in held) return held
  const { row } = held
  const refusal = refusedDate(from, today)
  if (refusal) return refuse(refusal)
  if (row.validTo !== null && row.validTo < from) return refuse('ROW_HAS_ENDED')
  return { edits: [endedBefore(row, from)] }
}

/** A row that has not begun by then ends the day before it would have. */
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
  { room, roomEn, isNewRoom, likeId, validTo, ...form }: RowForm,
  identity: Pick<StoredRow, 'id' | 'lineId' | 'version'>,
): { row: StoredRow } | { refusal: ScheduleRefusal } {
  const like = state.rows.find(({ id }) => id === likeId)
  if (!like) return { refusal: 'ROW_NOT_FOUND' }
  const known = knownRoom(state, form.centerId, room)
  if (!known && !isNewRoom) return { refusal: 'ROOM_NOT_FOUND' }
  const names = known ?? { room, roomEn: roomEn === '' ? null : roomEn }
  return {
    row: {
      ...form,
      ...names,
      ...identity,
      imageUrl: like.imageUrl,
      validTo: validTo === '' ? null : validTo,
    },
  }
}

function refusedDate(date: string, today: string): ScheduleRefusal | undefined {
  if (date < today) return 'DATE_IN_THE_PAST'
  return date > addDays(today, farthestDays) ? 'DATE_TOO_FAR' : undefined
}

/** The room with its names, if the centre has one that is called so; the row that began last decides. */
export function knownRoom(
  { rows }: Pick<ScheduleState, 'rows'>,
  centerId: number,
  room: string,
): Pick<StoredRow, 'room' | 'roomEn'> | undefined {
  const found = rows.filter((row) => row.centerId === centerId && row.room === room)
  const [latest] = found.sort((one, other) => other.validFrom.localeCompare(one.validFrom))
  return latest && { room: latest.room, roomEn: latest.roomEn }
}

function runTogether(one: WeeklyRow, other: WeeklyRow): boolean {
  const ends = (row: WeeklyRow) => row.validTo ?? '9999-12-31'
  return (
    one.validFrom <= ends(other) &&
    other.validFrom <= ends(one) &&
    one.validFrom <= ends(one) &&
    other.validFrom <= ends(other)
  )
}

/** The schedule as it is when the edits are written. */
export function editedSchedule(
  state: ScheduleState,
  edits: readonly ScheduleEdit[],
): ScheduleState {
  return edits.reduce(applyEdit, state)
}

function applyEdit({ rows, exceptions }: ScheduleState, edit: ScheduleEdit): ScheduleState {
  switch (edit.kind) {
    case 'insert-row':
      return { rows: [...rows, edit.row], exceptions }
    case 'replace-row':
      return { rows: rows.map((row) => (row.id === edit.row.id ? edit.row : row)), exceptions }
    case 'insert-exception':
      return { rows, exceptions: [...exceptions, edit.exception] }
    case 'end-exception':
      return {
        rows,
        exceptions: exceptions.map((one) =>
          one.id === edit.id ? { ...one, lastDate: edit.lastDate } : one,
        ),
      }
    case 'delete-exception':
      return { rows, exceptions: exceptions.filter(({ id }) => id !== edit.id) }
  }
}
