import { expect, it } from 'vitest'
import { listWeekdays } from './list-weekdays.ts'

it.each([
  ['one day', '2026-12-22', '2026-12-22', ['2026-12-22']],
  ['over a weekend', '2026-12-18', '2026-12-21', ['2026-12-18', '2026-12-21']],
  ['over Christmas Day', '2026-12-24', '2026-12-28', ['2026-12-24', '2026-12-28']],
  ['backwards', '2026-12-22', '2026-12-21', []],
  ['what is no day', '', '2026-12-21', []],
  ['over more than 60 days', '2026-12-01', '2027-01-31', []],
])('lists the weekdays of %s', (_, from, to, days) => {
  expect(listWeekdays(from, to)).toEqual(days)
})
