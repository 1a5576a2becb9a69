import { expect, it } from 'vitest'
import {
  countAnswers,
  endOfDay,
  expectedOf,
  isOpenOn,
  isReminderDue,
  judgeDays,
  judgeOpening,
} from './rules.ts'

it.each([
  ['in winter', '2026-12-01', '2026-12-01T23:00:00.000Z'],
  ['in summer', '2027-06-01', '2027-06-01T22:00:00.000Z'],
  ['before the clock moves in spring', '2027-03-27', '2027-03-27T23:00:00.000Z'],
  ['on the day on which it moves', '2027-03-28', '2027-03-28T22:00:00.000Z'],
])('a day ends at midnight in Norway (%s)', (_, day, ends) => {
  expect(endOfDay(day).toISOString()).toBe(ends)
})

it('the last day is open itself', () => {
  expect(isOpenOn('2026-12-01', '2026-12-01')).toBe(true)
  expect(isOpenOn('2026-12-02', '2026-12-01')).toBe(false)
})

it.each([
  ['today', { first: '2026-12-01', last: '2026-12-24', deadline: '2026-12-01' }, 'DAYS_IN_PAST'],
  ['tomorrow', { first: '2026-12-02', last: '2026-12-02', deadline: '2026-12-01' }, null],
  [
    'with a deadline yesterday',
    { first: '2026-12-22', last: '2026-12-22', deadline: '2026-11-30' },
    'DAYS_IN_PAST',
  ],
  ['in 366 days', { first: '2027-12-02', last: '2027-12-02', deadline: '2027-12-01' }, null],
  [
    'in 367 days',
    { first: '2027-12-02', last: '2027-12-03', deadline: '2027-12-01' },
    'DAYS_TOO_FAR',
  ],
])('judges days %s', (_, wanted, problem) => {
  expect(judgeDays(wanted, '2026-12-01')).toBe(problem)
})

it.each([
  ['a Saturday', 'saturday', '2026-12-05', '2026-12-04', null],
  ['a Friday', 'saturday', '2026-12-04', '2026-12-03', 'NOT_A_SATURDAY'],
  ['a Sunday', 'saturday', '2026-12-06', '2026-12-03', 'NOT_A_SATURDAY'],
  ['an exam with the notice', 'exam', '2026-12-15', '2026-12-01', null],
  ['an exam with a day less', 'exam', '2026-12-15', '2026-12-02', 'NOTICE_TOO_SHORT'],
] as const)('judges %s', (_, kind, onDate, bookUntil, problem) => {
  expect(judgeOpening({ kind, onDate, bookUntil }, 14)).toBe(problem)
})

it.each([
  ['four days before', '2026-12-06', {}, false],
  ['three days before', '2026-12-07', {}, true],
  ['on the last day', '2026-12-10', {}, true],
  ['after it', '2026-12-11', {}, false],
  ['a second time', '2026-12-07', { isReminded: true }, false],
  ['where it never is', '2026-12-10', { remindDays: 0 }, false],
])('reminds of a survey %s', (_, today, values, isDue) => {
  const survey = { answerUntil: '2026-12-10', remindDays: 3, isReminded: false, ...values }
  expect(isReminderDue(survey, today)).toBe(isDue)
})

it('counts the children of each department on each day', () => {
  const figures = countAnswers([
    { departmentId: 'one', onDate: '2026-12-22', isComing: true },
    { departmentId: 'one', onDate: '2026-12-22', isComing: false },
    { departmentId: 'one', onDate: '2026-12-22', isComing: null },
    { departmentId: 'other', onDate: '2026-12-22', isComing: null },
    { departmentId: 'one', onDate: '2026-12-23', isComing: true },
  ])
  const one = figures.get('2026-12-22')?.get('one')
  expect(one).toEqual({ coming: 1, away: 1, silent: 1 })
  expect(figures.get('2026-12-22')?.get('other')).toEqual({ coming: 0, away: 0, silent: 1 })
  expect(figures.get('2026-12-23')?.get('one')).toEqual({ coming: 1, away: 0, silent: 0 })
})

it('a missing answer counts as the survey says', () => {
  const figures = { coming: 3, away: 2, silent: 4 }
  expect(expectedOf(figures, { countsAsComing: true })).toBe(7)
  expect(expectedOf(figures, { countsAsComing: false })).toBe(3)
})
