import { expect, it } from 'vitest'
import { buildCourt } from '../model/rules/court-setup.testing.ts'
import type { Unit } from '../model/rules/list-units.server.ts'
import { findFreeSpans } from './find-free-spans.ts'

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`)
const unit = (time: string, changes: Partial<Unit> = {}): Unit => ({
  court: buildCourt(),
  startsAt: at(time),
  priceOre: 6_000,
  blockingReason: null,
  ...changes,
})
const starts = (units: Unit[], length: number, taken: string[] = []) =>
  findFreeSpans(units, length, ({ startsAt }) =>
    taken.every((time) => at(time).getTime() !== startsAt.getTime()),
  ).map(({ startsAt }) => startsAt.toISOString().slice(11, 16))

it('starts wherever all half hours are free, and ends before taken, closed and club units', () => {
  const units = ['10:00', '10:30', '11:00', '11:30', '12:00'].map((time) => unit(time))
  expect(starts(units, 2)).toEqual(['10:00', '10:30', '11:00', '11:30'])
  expect(starts(units, 2, ['11:30'])).toEqual(['10:00', '10:30'])
  expect(starts(units, 4)).toEqual(['10:00', '10:30'])
  expect(starts([...units.slice(0, 2), unit('11:00', { blockingReason: 'club' })], 2)).toEqual([
    '10:00',
  ])
  expect(starts([unit('10:00'), unit('11:00')], 2)).toEqual([])
})

it('stays on one court, and costs the sum of its half hours', () => {
  const other = buildCourt({ id: 12 })
  expect(starts([unit('10:00'), unit('10:30', { court: other })], 2)).toEqual([])
  const dear = [unit('10:00'), unit('10:30', { priceOre: 9_000 })]
  expect(findFreeSpans(dear, 2, () => true)).toEqual([
    { courtId: 11, startsAt: at('10:00'), endsAt: at('11:00'), priceOre: 15_000 },
  ])
})
