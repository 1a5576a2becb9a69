import { expect, test } from 'vitest'
import type { TimetableQuestion } from '#core/timetable-search/timetable-question.ts'
import type { Timeslot } from '../model/contract.ts'
import { freeCourts } from './find-courts.ts'

const slot = (startTime: string, overrides: Partial<Timeslot> = {}): Timeslot => ({
  isOpen: true,
  blockingReason: null,
  price: { amount: 60, currency: 'NOK' },
  startTime,
  endTime: startTime,
  sportsCenter: { id: 1, name: 'Blindern' },
  court: { id: 1, name: 'Bane 1' },
  category: { id: 2, name: 'Squash' },
  ...overrides,
})
const slots = [
  slot('2026-11-26T12:30:00.000Z'),
  slot('2026-11-26T17:00:00.000Z', { isOpen: false, blockingReason: 'booked' }),
  slot('2026-11-26T17:30:00.000Z'),
  slot('2026-11-26T17:30:00.000Z', { court: { id: 3, name: 'Bane 2' } }),
  slot('2026-11-26T18:00:00.000Z', { category: { id: 5, name: 'Tennis' } }),
  slot('2026-11-27T09:00:00.000Z'),
]
const find = (question: Partial<TimetableQuestion>) =>
  freeCourts(slots, {
    words: ['squash'],
    dates: null,
    part: null,
    now: new Date('2026-11-26T12:00:00Z'),
    ...question,
  }).map(({ category, date, hours }) => [category.name, date, hours.join(' ')])

test('the first day with a free court, and each of its times once', () => {
  expect(find({})).toEqual([['Squash', '2026-11-26', '13:30 18:30']])
})

test('of the day and the part of the day that were asked for', () => {
  expect(find({ part: 'evening' })).toEqual([['Squash', '2026-11-26', '18:30']])
  expect(find({ dates: ['2026-11-27'] })).toEqual([['Squash', '2026-11-27', '10:00']])
  expect(find({ dates: ['2026-11-28'] })).toEqual([])
})

test('without a name every category', () => {
  expect(find({ words: [], part: 'evening' }).map(([name]) => name)).toEqual(['Squash', 'Tennis'])
  expect(find({ words: ['yoga'] })).toEqual([])
})
