import { expect, test } from 'vitest'
import { columnOf, daysOfMonth, monthAfter, monthBefore, neighboursOf } from './months.ts'

test('months follow each other over the end of a year and after short ones', () => {
  expect([monthAfter('2026-12'), monthAfter('2027-01'), monthAfter('2027-02')]).toEqual([
    '2027-01',
    '2027-02',
    '2027-03',
  ])
  expect([monthBefore('2027-01'), monthBefore('2027-03')]).toEqual(['2026-12', '2027-02'])
})

test('a month has its days, and begins on its weekday', () => {
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29')
  expect(daysOfMonth('2027-02')).toHaveLength(28)
  // The first of February 2026 was a Sunday.
  expect([columnOf('2026-02'), columnOf('2026-06')]).toEqual([7, 1])
})

test.each([
  ['2026-12', { before: null, after: '2027-01' }],
  ['2027-01', { before: '2026-12', after: '2027-02' }],
  ['2027-02', { before: '2027-01', after: null }],
  ['2026-11', { before: null, after: '2026-12' }],
])('from %s one turns to no month that is over, nor past the last course', (month, turned) => {
  expect(neighboursOf(month, { today: '2026-12-31', last: '2027-02' })).toEqual(turned)
})

test('without courses there is nothing to turn to', () => {
  expect(neighboursOf('2026-12', { today: '2026-12-01', last: null }).after).toBeNull()
})
