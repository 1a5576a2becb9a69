import { describe, expect, it } from 'vitest'
import { buildException, buildRow, roomNamed } from './schedule.testing.ts'
import {
  editedSchedule,
  findRoom,
  newId,
  type ScheduleState,
  type StoredRow,
  scheduleEdits,
} from './schedule-edits.ts'
import type { RowForm, ScheduleChange } from './schedule-forms.ts'

const today = '2026-11-23'

const storedRow = (overrides: Partial<StoredRow> = {}): StoredRow => ({
  ...buildRow(overrides),
  name: { no: 'Rolig yoga', en: 'Calm yoga' },
  description: { no: 'Rolig.', en: 'Calm.' },
  imageUrl: '/drawings/classes/yoga.svg',
  version: 1,
  ...overrides,
})

const schedule = (...rows: StoredRow[]): ScheduleState => ({
  rows,
  exceptions: [],
  rooms: [],
})

function rowForm(overrides: Partial<RowForm> = {}): RowForm {
  const { id, seriesId: _, version: __, imageUrl: ___, ...row } = storedRow()
  return {
    ...row,
    imageUrl: '/drawings/classes/dance.svg',
    isNewRoom: false,
    validFrom: '2026-12-01',
    validTo: '',
    ...overrides,
  }
}

const changeRow = (row: Partial<RowForm>, version = 1): ScheduleChange => ({
  kind: 'change-row',
  id: 1,
  version,
  row: rowForm(row),
})
const endRow = (from: string): ScheduleChange => ({ kind: 'end-row', id: 1, version: 1, from })

/** The schedule after the edits, or the refusal. */
function after(state: ScheduleState, change: ScheduleChange) {
  const found = scheduleEdits(state, change, today)
  return 'refusal' in found ? found.refusal : editedSchedule(state, found.edits)
}

describe('a row that has started', () => {
  it('ends on the day before the one that follows it in its series', () => {
    expect(after(schedule(storedRow()), changeRow({ capacity: 9 }))).toMatchObject({
      rows: [
        { id: 1, validTo: '2026-11-30', capacity: 20, version: 2 },
        { id: newId, seriesId: 1, validFrom: '2026-12-01', validTo: null, capacity: 9, version: 1 },
      ],
    })
  })

  it('ends on the day before it is ended, from today on', () => {
    expect(after(schedule(storedRow()), endRow(today))).toMatchObject({
      rows: [{ validTo: '2026-11-22', version: 2 }],
    })
    expect(after(schedule(storedRow()), endRow('2026-11-22'))).toBe('DATE_IN_THE_PAST')
  })

  it('can be changed and ended on its last day, and no later', () => {
    const ending = schedule(storedRow({ validTo: '2026-12-01' }))
    expect(after(ending, changeRow({ validFrom: '2026-12-01' }))).toMatchObject({ rows: [{}, {}] })
    expect(after(ending, changeRow({ validFrom: '2026-12-02' }))).toBe('ROW_HAS_ENDED')
    expect(after(ending, endRow('2026-12-01'))).toMatchObject({ rows: [{ validTo: '2026-11-30' }] })
    expect(after(ending, endRow('2026-12-02'))).toBe('ROW_HAS_ENDED')
  })
})

describe('a row that has not started', () => {
  const coming = schedule(storedRow({ validFrom: '2026-12-01' }))

  it('is replaced, also with an earlier start', () => {
    for (const validFrom of ['2026-11-24', '2026-12-01'])
      expect(after(coming, changeRow({ validFrom, capacity: 9 }))).toMatchObject({
        rows: [{ id: 1, seriesId: 1, validFrom, capacity: 9, version: 2 }],
      })
  })

  it('is never held when it is ended before it starts', () => {
    expect(after(coming, endRow(today))).toMatchObject({
      rows: [{ validFrom: '2026-12-01', validTo: '2026-11-30' }],
    })
  })
})

describe('a series', () => {
  const later = storedRow({ id: 2, seriesId: 1, validFrom: '2026-12-10' })
  const state = schedule(storedRow({ validTo: '2026-12-09' }), later)

  it('has one row at a time', () => {
    const refusal = 'ROW_GOES_ON_OTHERWISE'
    expect(after(state, changeRow({}))).toBe(refusal)
    expect(after(state, changeRow({ validTo: '2026-12-10' }))).toBe(refusal)
    expect(after(state, changeRow({ validTo: '2026-12-09' }))).toMatchObject({ rows: [{}, {}, {}] })
  })

  it('may have a row that was never held', () => {
    const ended = { ...later, validTo: '2026-12-09' }
    expect(after(schedule(storedRow(), ended), changeRow({}))).toMatchObject({ rows: [{}, {}, {}] })
  })
})

it('a row in an older version, or one that no longer exists, is not changed', () => {
  const state = schedule(storedRow({ version: 2 }))
  expect(after(state, changeRow({}))).toBe('ROW_CHANGED')
  expect(after(state, changeRow({}, 2))).toMatchObject({ rows: [{}, {}] })
  expect(after(schedule(), changeRow({}))).toBe('ROW_NOT_FOUND')
})

it('dates are today or later, and within 364 days', () => {
  const add = (validFrom: string) =>
    after(schedule(storedRow()), { kind: 'add-row', row: rowForm({ validFrom }) })
  expect(add('2026-11-22')).toBe('DATE_IN_THE_PAST')
  expect(add(today)).toMatchObject({ rows: [{}, { validFrom: today }] })
  expect(add('2027-11-22')).toMatchObject({ rows: [{}, { validFrom: '2027-11-22' }] })
  expect(add('2027-11-23')).toBe('DATE_TOO_FAR')
})

describe('a room', () => {
  const state = schedule(
    storedRow({ room: roomNamed('Sal 1', 'Hall 1') }),
    storedRow({ id: 2, room: roomNamed('Sal 1', 'Studio 1'), validFrom: '2026-06-01' }),
  )

  it('keeps its existing names', () => {
    expect(findRoom(state, 1, 'Sal 1')).toEqual(roomNamed('Sal 1', 'Studio 1'))
    expect(findRoom(state, 2, 'Sal 1')).toBeUndefined()
    const row = rowForm({ isNewRoom: true, room: roomNamed('Sal 1', 'Gym') })
    expect(after(state, { kind: 'add-row', row })).toMatchObject({
      rows: [{}, {}, { room: roomNamed('Sal 1', 'Studio 1') }],
    })
  })

  it('is new only when the form says so', () => {
    const row = rowForm({ room: roomNamed('Sal1', '') })
    expect(after(state, { kind: 'add-row', row })).toBe('ROOM_NOT_FOUND')
    expect(after(state, { kind: 'add-row', row: { ...row, isNewRoom: true } })).toMatchObject({
      rows: [{}, {}, { room: roomNamed('Sal1') }],
    })
  })
})

describe('an exception', () => {
  const exception = (firstDate: string, lastDate: string) => ({
    ...buildException({ id: 5, firstDate, lastDate }),
    reason: { no: 'Oppussing', en: 'Renovation' },
  })
  const remove: ScheduleChange = { kind: 'remove-exception', id: 5 }
  const without = (firstDate: string, lastDate: string) =>
    after({ ...schedule(), exceptions: [exception(firstDate, lastDate)] }, remove)

  it('that starts today or later is deleted', () => {
    expect(without(today, '2026-12-01')).toEqual(schedule())
  })

  it('that has started ends yesterday, and one that is over stays', () => {
    expect(without('2026-11-22', today)).toMatchObject({
      exceptions: [{ firstDate: '2026-11-22', lastDate: '2026-11-22' }],
    })
    expect(without('2026-11-01', '2026-11-22')).toBe('EXCEPTION_NOT_FOUND')
  })

  it('of a class is at the centre of the class, in a room of that centre', () => {
    const state = schedule(storedRow({ centerId: 3, room: roomNamed('Sal 1', 'Studio 1') }))
    const { id: _, ...form } = exception(today, today)
    const add = (room: string) =>
      after(state, {
        kind: 'add-exception',
        exception: { ...form, seriesId: 1, kind: 'changed', startTime: '', room },
      })
    expect(add('Sal 1')).toMatchObject({
      exceptions: [
        { id: newId, centerId: 3, startTime: null, room: roomNamed('Sal 1', 'Studio 1') },
      ],
    })
    expect(add('Sal 9')).toBe('ROOM_NOT_FOUND')
  })
})
