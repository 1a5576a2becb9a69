import { expect, it } from 'vitest'
import { judgeDates } from './course-spans.server.ts'

const now = new Date('2027-02-10T12:00:00Z')
const date = (id: string | null, day: string) => ({
  id,
  startsAt: new Date(`${day}T17:00:00Z`),
  endsAt: new Date(`${day}T19:00:00Z`),
})
const held = { ...date('a', '2027-02-03'), id: 'a' }
const coming = { ...date('b', '2027-02-17'), id: 'b' }

it.each([
  ['as it is', [held, coming], null],
  ['moved', [held, { ...coming, ...date('b', '2027-02-18') }], null],
  ['with a date more', [held, coming, date(null, '2027-03-01')], null],
  ['without a coming date', [held], null],
  ['with a date later today', [held, coming, date(null, '2027-02-10')], null],
  ['with a date that is over', [held, coming, date(null, '2027-02-09')], 'COURSE_IN_PAST'],
  ['too far ahead', [held, coming, date(null, '2029-02-11')], 'COURSE_TOO_FAR'],
  ['at the last day ahead', [held, coming, date(null, '2029-02-10')], null],
  ['without a date that was held', [coming], 'COURSE_DATE_HELD'],
  ['with a held date moved', [date('a', '2027-02-20'), coming], 'COURSE_DATE_HELD'],
  ['with a date of another course', [held, date('c', '2027-02-20')], 'COURSE_DATE_NOT_FOUND'],
  ['with a date twice', [held, coming, coming], 'COURSE_DATE_NOT_FOUND'],
] as const)('judges the dates %s', (_, dates, problem) => {
  expect(judgeDates(dates, [held, coming], { now })).toBe(problem)
})

it('lets a draft be moved whose dates have passed', () => {
  const moved = [date('a', '2027-02-20')]
  expect(judgeDates(moved, [held], { now, isDraft: true })).toBeNull()
  expect(judgeDates(moved, [held], { now })).toBe('COURSE_DATE_HELD')
})
