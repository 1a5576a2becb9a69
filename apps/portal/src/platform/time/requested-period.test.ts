import { expect, test } from 'vitest'
import { PeriodQuery, periodOf } from './requested-period.ts'

const today = '2026-11-22'
const known = { today, usualDays: 91, mostDays: 1_100 }
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
])('%j is %j', (requested, period) => {
  expect(periodOf(requested, known)).toEqual(period)
})

test.each([
  { from: 'yesterday' },
  { from: '2026-02-30' },
  { from: '2026-1-1' },
  { to: '0000-01-01' },
  { to: '1999-12-31' },
])('%j is no day', (query) => {
  expect(PeriodQuery.parse(query)).toEqual({})
})
