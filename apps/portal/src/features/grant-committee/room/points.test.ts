import { expect, it } from 'vitest'
import { nextCriterion, pointChoices } from './points.ts'

it('offers all points from 0, and "cannot judge"', () => {
  expect(pointChoices(2)).toEqual([0, 1, 2, null])
})

it('goes to the first criterion that has nothing for this version, "cannot judge" being something', () => {
  const criteria = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const given = [
    { criterionId: 'a', points: null, version: 2 },
    { criterionId: 'b', points: 3, version: 1 },
  ]
  expect(nextCriterion(criteria, { given, version: 2 }, -1)).toBe(1)
  expect(nextCriterion(criteria, { given, version: 2 }, 1)).toBe(2)
  expect(nextCriterion(criteria, { given, version: 2 }, 2)).toBe(0)
})
