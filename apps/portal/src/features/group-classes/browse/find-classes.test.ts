import { expect, test } from 'vitest'
import type { TimetableQuestion } from '#core/timetable-search/timetable-question.ts'
import { exercise } from '../model/group-exercise.testing.ts'
import { matchingClasses } from './find-classes.ts'

const now = new Date('2026-11-26T12:00:00Z')
const yoga = (id: number, startTime: string, isCancelled = false) =>
  exercise({ id, className: 'Yoga flow', startTime, isCancelled })
const classes = [
  yoga(1, '2026-11-27T17:00:00.000Z'),
  yoga(2, '2026-11-26T17:00:00.000Z'),
  yoga(3, '2026-11-26T12:00:00.000Z'),
  yoga(4, '2026-11-26T18:00:00.000Z', true),
  yoga(5, '2026-11-26T14:00:00.000Z'),
  exercise({
    id: 6,
    className: 'Boksing',
    exerciseCategory: { id: 2, name: 'Kampsport', colour: null },
    startTime: '2026-11-26T17:00:00.000Z',
  }),
]
const find = (question: Partial<TimetableQuestion>) =>
  matchingClasses(classes, { words: ['yoga'], dates: null, part: null, now, ...question }).map(
    ({ id }) => id,
  )

test('the next classes of the name, without those that have begun or are cancelled', () => {
  expect(find({})).toEqual([5, 2, 1])
})

test('of the day and the part of the day that were asked for, by the clock of Oslo', () => {
  expect(find({ dates: ['2026-11-26'] })).toEqual([5, 2])
  expect(find({ dates: ['2026-11-26'], part: 'evening' })).toEqual([2])
  expect(find({ words: [], dates: ['2026-11-26'], part: 'evening' })).toEqual([2, 6])
})

test('the place and the instructor are searched too', () => {
  const [first] = classes
  const name = first?.instructor.name.toLowerCase().split(' ')[0] ?? ''
  expect(find({ words: ['yoga', name] })).toEqual([5, 2, 1])
  expect(find({ words: ['yoga', 'nowhere'] })).toEqual([])
})
