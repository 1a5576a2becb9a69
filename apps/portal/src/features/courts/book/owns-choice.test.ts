import { expect, it } from 'vitest'
import type { CourtReservation } from '../model/contract.ts'
import { ownsChoice } from './owns-choice.ts'

const booked = {
  state: 'confirmed',
  court: { id: 11, name: 'Bane 1' },
  startTime: '2026-11-23T23:30:00.000Z',
} as CourtReservation
/** Half past midnight on 24 November in Norway. */
const search = { court: 11, date: '2026-11-24', hour: '00:30' } as const

it.each([
  [search, booked, true],
  [{ ...search, court: 12 }, booked, false],
  [{ ...search, date: '2026-11-23' }, booked, false],
  [{ ...search, hour: '01:00' }, booked, false],
  [{}, booked, false],
  [search, { ...booked, state: 'held' } as const, false],
])('whether %j is booked by %j: %s', (...[asked, own, expected]) => {
  expect(ownsChoice([own], asked)).toBe(expected)
})
