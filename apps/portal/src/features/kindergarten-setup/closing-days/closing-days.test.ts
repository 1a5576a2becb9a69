import { expect, it } from 'vitest'
import { addDays } from '#platform/time/date.ts'
import { groupClosingDays, judgeClosing, longestClosing } from './closing-days.ts'

const today = '2026-11-30'

it.each([
  // A Monday, and a week with the weekend in it.
  ['2026-12-07', '2026-12-07', ['2026-12-07']],
  ['2026-12-11', '2026-12-14', ['2026-12-11', '2026-12-14']],
  // Between Christmas and New Year: holidays and the weekend are no closing days.
  [
    '2026-12-24',
    '2027-01-03',
    ['2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
  ],
  // From today on.
  ['2026-11-30', '2026-11-30', ['2026-11-30']],
])('%s to %s closes the working days', (fromOn, toOn, days) => {
  expect(judgeClosing({ fromOn, toOn }, today)).toEqual({ days })
})

it.each([
  ['2026-11-29', '2026-12-01', 'CLOSING_DAYS_PAST'],
  ['2026-12-02', '2026-12-01', 'CLOSING_DAYS_INVALID'],
  ['2026-12-07', addDays('2026-12-07', longestClosing), 'CLOSING_DAYS_INVALID'],
  ['2026-12-05', '2026-12-06', 'CLOSING_DAYS_NONE'],
  ['2026-12-25', '2026-12-25', 'CLOSING_DAYS_NONE'],
])('%s to %s is refused with %s', (fromOn, toOn, refusal) => {
  expect(judgeClosing({ fromOn, toOn }, today)).toEqual({ refusal })
})

it('closes for the longest time', () => {
  const toOn = addDays('2026-12-07', longestClosing - 1)
  expect(judgeClosing({ fromOn: '2026-12-07', toOn }, today)).toHaveProperty('days')
})

const christmas = { no: 'Romjul', en: 'Christmas' }
const planning = { no: 'Planlegging', en: 'Planning' }
const at = (reason: typeof christmas, ...dates: string[]) =>
  dates.map((onDate) => ({ onDate, reason }))

it('makes one span of days with the same reason and only days off between', () => {
  const days = at(christmas, '2026-12-23', '2026-12-24', '2026-12-28', '2026-12-30')
  expect(groupClosingDays(days)).toEqual([
    { fromOn: '2026-12-23', toOn: '2026-12-28', reason: christmas, days: 3 },
    // The 29th between them is a working day.
    { fromOn: '2026-12-30', toOn: '2026-12-30', reason: christmas, days: 1 },
  ])
})

it('keeps days with different reasons apart, in any language', () => {
  const other = { ...planning, en: 'Planning day' }
  expect(
    groupClosingDays([...at(planning, '2027-01-04'), ...at(other, '2027-01-05')]),
  ).toHaveLength(2)
  expect(groupClosingDays([])).toEqual([])
})
