import { expect, it } from 'vitest'
import { osloDay } from './oslo-day.ts'

it.each([
  ['2026-12-24', '2026-12-24'],
  ['2026-12-23T23:00:00.000Z', '2026-12-24'],
  ['2026-12-23T22:59:59.999Z', '2026-12-23'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02'],
  ['2026-03-29T00:59:00.000Z', '2026-03-29'],
])('%s is in Oslo on %s', (moment, day) => {
  expect(osloDay(moment)).toBe(day)
})
