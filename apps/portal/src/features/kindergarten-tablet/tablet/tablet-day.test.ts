import { describe, expect, it } from 'vitest'
import type { DayChild } from '../list/contract.ts'
import type { WaitingMark } from './mark-kind.ts'
import { childStateOf, countStates, isClockWrong, showChildren } from './tablet-day.ts'

const at = (time: string) => `2027-03-10T${time}:00.000Z`
const expected: DayChild = {
  id: 'child',
  firstName: 'Iben',
  lastName: 'Lunde',
  arrivedAt: null,
  departedAt: null,
  departedHow: null,
  absence: null,
  lastMark: null,
  isDoubled: false,
}
const absence = { kind: 'sick', arrivesAt: null, byGuardian: true } as const
const late = { kind: 'late', arrivesAt: '10:00', byGuardian: true } as const
const here: DayChild = {
  ...expected,
  arrivedAt: at('07:30'),
  lastMark: { id: 'sent', kind: 'arrival', at: at('07:30') },
}
const mark = (
  kind: WaitingMark['kind'],
  time: string,
  values: Partial<WaitingMark> = {},
): WaitingMark => ({
  id: `${kind} ${time}`,
  childId: 'child',
  kind,
  at: at(time),
  undoesId: null,
  ...values,
})

it.each([
  ['expected', expected],
  ['absent', { ...expected, absence }],
  ['late', { ...expected, absence: late }],
  ['here', here],
  ['here', { ...here, absence }],
  ['gone', { ...here, departedAt: at('15:00') }],
])('a child is %s', (state, child) => {
  expect(childStateOf(child)).toBe(state)
})

describe('marks that are not sent count at once', () => {
  const now = new Date(at('07:40'))
  const show = (child: DayChild, ...waiting: WaitingMark[]) =>
    showChildren([child], waiting, now)[0]

  it.each([
    ['here', expected, [mark('arrival', '07:31')]],
    ['gone', here, [mark('departure', '07:35')]],
    ['absent', expected, [mark('absent', '07:31')]],
    ['here', { ...here, departedAt: at('07:35') }, [mark('arrival', '07:36')]],
    ['expected', here, [mark('undo', '07:35', { undoesId: 'sent' })]],
    ['here', here, [mark('undo', '07:35', { undoesId: 'another' })]],
    [
      'here',
      here,
      [mark('departure', '07:35'), mark('undo', '07:36', { undoesId: 'departure 07:35' })],
    ],
    [
      'expected',
      expected,
      [mark('absent', '07:35'), mark('undo', '07:36', { undoesId: 'absent 07:35' })],
    ],
  ] as const)('%s', (state, child, waiting) => {
    expect(show(child, ...waiting)).toMatchObject({ state, isWaiting: true })
  })

  it('those of other children do not', () => {
    const shown = show(expected, mark('arrival', '07:31', { childId: 'other' }))
    expect(shown).toMatchObject({ state: 'expected', isWaiting: false })
  })

  it('the last one is undone within a quarter of an hour', () => {
    const undoable = (minute: string) =>
      showChildren([here], [], new Date(`2027-03-10T07:${minute}Z`))[0]?.undoable?.id
    expect(undoable('45:00')).toBe('sent')
    expect(undoable('45:01')).toBeUndefined()
  })
})

it('children are counted by their state', () => {
  const shown = showChildren([expected, here, here], [], new Date(at('08:00')))
  expect(countStates(shown)).toEqual({ expected: 1, late: 0, here: 2, gone: 0, absent: 0 })
})

it.each([
  ['07:35:00', false],
  ['07:35:01', true],
  ['07:25:00', false],
  ['07:24:59', true],
])('a clock that shows %s at half past seven is wrong: %s', (clock, isWrong) => {
  expect(isClockWrong(new Date(`2027-03-10T${clock}Z`), new Date(at('07:30')))).toBe(isWrong)
})
