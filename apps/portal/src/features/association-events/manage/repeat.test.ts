import { expect, test } from 'vitest'
import { listDays } from './repeat.ts'

test('every week and every second week keep the weekday, over the end of a year', () => {
  const until = { until: '2027-01-12' }
  expect(listDays('2026-12-22', { every: 'week', end: until })).toEqual([
    '2026-12-22',
    '2026-12-29',
    '2027-01-05',
    '2027-01-12',
  ])
  expect(listDays('2026-12-22', { every: 'two-weeks', end: { times: 2 } })).toEqual([
    '2026-12-22',
    '2027-01-05',
  ])
})

test('every month is on the last day of a short month, and on the old day after it', () => {
  expect(listDays('2027-01-31', { every: 'month', end: { times: 5 } })).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ])
  expect(listDays('2027-12-30', { every: 'month', end: { times: 3 } })[2]).toBe('2028-02-29')
})

test('a series has at most thirty events, and none after its last day', () => {
  expect(listDays('2026-12-01', { every: 'week', end: { times: 500 } })).toHaveLength(30)
  expect(listDays('2026-12-01', { every: 'week', end: { until: '2099-01-01' } })).toHaveLength(30)
  expect(listDays('2026-12-02', { every: 'week', end: { until: '2026-12-01' } })).toEqual([])
})
