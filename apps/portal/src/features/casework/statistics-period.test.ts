import { expect, test } from 'vitest'
import { mostDays, periodOf, StatisticsQuery } from './statistics-period.ts'

const today = '2026-11-22'
const usual = { from: '2026-08-23', to: today }

test.each([
  [{}, usual],
  [
    { from: '2026-11-01', to: '2026-11-10' },
    { from: '2026-11-01', to: '2026-11-10' },
  ],
  [
    { from: today, to: today },
    { from: today, to: today },
  ],
  [
    { from: '2026-11-01', to: '2027-01-01' },
    { from: '2026-11-01', to: today },
  ],
  [{ from: '2026-11-23' }, usual],
  [
    { from: '2026-11-11', to: '2026-11-10' },
    { from: '2026-08-11', to: '2026-11-10' },
  ],
  [
    { from: '2023-11-18', to: today },
    { from: '2023-11-18', to: today },
  ],
  [{ from: '2023-11-17', to: today }, usual],
])('%j is %j', (asked, period) => {
  expect(periodOf(asked, today)).toEqual(period)
})

test('the longest period is three years', () => {
  expect(mostDays).toBeGreaterThan(3 * 365)
})

test.each([{ from: 'yesterday' }, { from: '2026-02-30' }, { from: '2026-1-1' }])(
  '%j is no day',
  (query) => {
    expect(StatisticsQuery.parse(query)).toEqual({})
  },
)
