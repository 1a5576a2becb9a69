import { expect, it } from 'vitest'
import { type GivenPoints, meanBy, readingState, scoreBy } from './reading-state.ts'

const criteria = [
  { id: 'use', typeId: null, weight: 3, mostPoints: 5 },
  { id: 'plan', typeId: null, weight: 1, mostPoints: 10 },
]
const given = (use: number | null | undefined, plan?: number | null, versions = [2, 2]) =>
  [
    ['use', use],
    ['plan', plan],
  ].flatMap(([criterionId, points], at): GivenPoints[] =>
    points === undefined
      ? []
      : [
          {
            criterionId: String(criterionId),
            points: points as number | null,
            version: versions[at] ?? 0,
          },
        ],
  )

it.each([
  ['unread', given(undefined)],
  ['partly', given(3)],
  ['scored', given(3, 0)],
  ['scored', given(null, null)],
  ['changed', given(3, 4, [1, 2])],
  ['partly', given(3, undefined, [1])],
] as const)('%s', (state, points) => {
  expect(readingState(criteria, points, 2)).toBe(state)
})

it('is partly judged when a criterion comes later, and ignores points for one that is gone', () => {
  expect(readingState([...criteria, { id: 'new' }], given(3, 4), 2)).toBe('partly')
  expect(readingState(criteria.slice(0, 1), given(3, 4, [2, 1]), 2)).toBe('scored')
})

it('weighs the criteria that were judged', () => {
  expect(scoreBy(criteria, given(5, 0))).toBe(75)
  expect(scoreBy(criteria, given(5, null))).toBe(100)
  expect(scoreBy(criteria, given(null, null))).toBeNull()
})

it('takes the mean of those who judged all of the version that counts', () => {
  const members = [given(5, 10), given(0, 0), given(5, 10, [1, 1]), given(5), given(null, null)]
  expect(meanBy(criteria, members, 2)).toEqual({ mean: 50, scorers: 3 })
})
