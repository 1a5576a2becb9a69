import { expect, test } from 'vitest'
import { isBirthDate, isNoDay, toIsoDate, toWrittenDate } from './birth-date.ts'

const today = '2026-11-21'

test.each([
  ['01.09.2001', '2001-09-01'],
  ['1.9.2001', '2001-09-01'],
  [' 1. 9. 2001 ', '2001-09-01'],
  ['2001-09-01', '2001-09-01'],
  ['september', 'september'],
  [' september ', 'september'],
  ['den 1.9.2001', 'den 1.9.2001'],
  ['1.9.20011', '1.9.20011'],
])('%j is %j', (written, date) => {
  expect(toIsoDate(written)).toBe(date)
})

test('a date is shown as people write it', () => {
  expect(toWrittenDate('2001-09-01')).toBe('01.09.2001')
  for (const other of ['', 'x2001-09-01', '2001-09-011']) expect(toWrittenDate(other)).toBe(other)
})

test.each(['1900-01-01', '2000-02-29', today])('somebody can be born on %s', (date) => {
  expect(isBirthDate(date, today)).toBe(true)
})

test.each(['1899-12-31', '2001-02-29', '2026-11-22', '2001-13-01', '2001-1-1', '', '01.09.2001'])(
  'nobody is born on %j',
  (date) => {
    expect(isBirthDate(date, today)).toBe(false)
  },
)

test('a day that does not exist is distinguished from what is no date', () => {
  for (const day of ['2001-02-29', '2001-13-01', '2001-00-10']) expect(isNoDay(day)).toBe(true)
  for (const other of ['2000-02-29', '2001-1-1', 'september', ''])
    expect(isNoDay(other)).toBe(false)
})
