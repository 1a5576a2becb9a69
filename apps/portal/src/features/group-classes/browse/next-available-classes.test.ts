import { expect, test } from 'vitest'
import type { GroupExercise } from '../model/contract.ts'
import { nextAvailableClasses } from './next-available-classes.ts'

const now = new Date('2026-11-22T12:00:00Z')

function groupClass(id: number, startTime: string, given: Partial<GroupExercise> = {}) {
  return { id, startTime, isFull: false, isBookable: true, ...given } as GroupExercise
}

const ids = (classes: GroupExercise[]) => nextAvailableClasses(classes, now).map(({ id }) => id)

test('returns the earliest first, at most four', () => {
  const classes = [5, 3, 1, 4, 2].map((hour) => groupClass(hour, `2026-11-22T1${hour + 2}:00:00Z`))
  expect(ids(classes)).toEqual([1, 2, 3, 4])
})

test.each([
  ['full', { isFull: true }],
  ['not bookable', { isBookable: false }],
])('leaves out one that is %s', (_, given) => {
  expect(ids([groupClass(1, '2026-11-22T18:00:00Z', given)])).toEqual([])
})

test('leaves out one that has started, and those after tomorrow in Oslo', () => {
  expect(
    ids([
      groupClass(1, '2026-11-22T12:00:00Z'),
      groupClass(2, '2026-11-23T22:59:00Z'),
      groupClass(3, '2026-11-23T23:00:00Z'),
    ]),
  ).toEqual([2])
})
