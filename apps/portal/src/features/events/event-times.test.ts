import { expect, test } from 'vitest'
import { daysOf, isOn, isOver } from './event-times.ts'
import { groupByDay } from './group-by-day.ts'

const event = (startsAt: string, endsAt: string | null = null) => ({ startsAt, endsAt })

test.each([
  ['an evening', event('2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z'), '2026-11-21', '2026-11-21'],
  [
    'past midnight',
    event('2026-11-21T20:00:00Z', '2026-11-22T02:00:00Z'),
    '2026-11-21',
    '2026-11-21',
  ],
  ['until six', event('2026-11-21T20:00:00Z', '2026-11-22T05:00:00Z'), '2026-11-21', '2026-11-21'],
  [
    'until after six',
    event('2026-11-21T20:00:00Z', '2026-11-22T05:01:00Z'),
    '2026-11-21',
    '2026-11-22',
  ],
  [
    'two evenings, the second past midnight',
    event('2026-11-20T20:00:00Z', '2026-11-22T02:00:00Z'),
    '2026-11-20',
    '2026-11-22',
  ],
  ['three days', event('2026-11-20T08:00:00Z', '2026-11-22T14:00:00Z'), '2026-11-20', '2026-11-22'],
  [
    'late in Oslo, still the day before in UTC',
    event('2027-06-01T22:30:00Z'),
    '2027-06-02',
    '2027-06-02',
  ],
  [
    'over the night of the clock change',
    event('2027-03-27T20:00:00Z', '2027-03-28T02:00:00Z'),
    '2027-03-27',
    '2027-03-27',
  ],
  [
    'an end before its start',
    event('2026-11-21T17:00:00Z', '2026-11-20T20:00:00Z'),
    '2026-11-21',
    '2026-11-21',
  ],
])('days of %s', (_, times, first, last) => {
  expect(daysOf(times)).toEqual({ first, last })
})

test('an event is on until its end and over from then on', () => {
  const evening = event('2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z')
  expect(isOn(evening, new Date('2026-11-21T16:59:59Z'))).toBe(false)
  expect(isOn(evening, new Date('2026-11-21T17:00:00Z'))).toBe(true)
  expect(isOver(evening, new Date('2026-11-21T19:59:59Z'))).toBe(false)
  expect(isOver(evening, new Date('2026-11-21T20:00:00Z'))).toBe(true)
  expect(isOn(evening, new Date('2026-11-21T20:00:00Z'))).toBe(false)
})

test('without an end it is over when its day is', () => {
  const open = event('2026-11-21T17:00:00Z')
  expect(isOver(open, new Date('2026-11-21T22:59:59Z'))).toBe(false)
  expect(isOver(open, new Date('2026-11-21T23:00:00Z'))).toBe(true)
  expect(isOn(open, new Date('2026-11-21T18:00:00Z'))).toBe(false)
})

test('today comes first, with what began before, and every event once', () => {
  const began = event('2026-11-18T09:00:00Z', '2026-11-23T15:00:00Z')
  const past = event('2026-11-19T09:00:00Z', '2026-11-19T15:00:00Z')
  const tonight = event('2026-11-21T17:00:00Z')
  const next = event('2026-11-24T17:00:00Z')
  expect(groupByDay([began, past, tonight, next], new Date('2026-11-21T08:00:00Z'))).toEqual([
    { date: '2026-11-21', events: [began, tonight] },
    { date: '2026-11-24', events: [next] },
  ])
})

test('an event of last night is listed while it lasts, and not in the morning', () => {
  const party = event('2026-11-20T20:00:00Z', '2026-11-21T02:00:00Z')
  expect(groupByDay([party], new Date('2026-11-21T01:00:00Z'))).toHaveLength(1)
  expect(groupByDay([party], new Date('2026-11-21T08:00:00Z'))).toHaveLength(0)
})
