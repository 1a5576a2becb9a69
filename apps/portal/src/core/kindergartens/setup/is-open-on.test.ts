import { expect, it } from 'vitest'
import { isOpenOn } from './is-open-on.ts'

const closingDays = new Set(['2026-12-28', '2027-08-16'])

it.each([
  // A Friday, the weekend after it, and the Monday.
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['2026-11-30', true],
  // Its own closing day, and the days around it.
  ['2026-12-28', false],
  ['2026-12-29', true],
  ['2027-08-16', false],
  // Christmas Eve is no public holiday; Christmas Day is.
  ['2026-12-24', true],
  ['2026-12-25', false],
  // Holidays on weekdays: Maundy Thursday 2027, Ascension Day 2027, 17 May 2027.
  ['2027-03-25', false],
  ['2027-05-06', false],
  ['2027-05-17', false],
  ['2027-05-18', true],
])('on %s it is open: %s', (date, isOpen) => {
  expect(isOpenOn(date, { closedOn: null, closingDays })).toBe(isOpen)
})

it.each([
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2026-11-30', false],
])('closed for good on 27 November: open on %s: %s', (date, isOpen) => {
  expect(isOpenOn(date, { closedOn: '2026-11-27', closingDays })).toBe(isOpen)
})
