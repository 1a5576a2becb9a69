import { describe, expect, it } from 'vitest'
import { groupOf } from './course-groups.ts'
import { yearsOf } from './years.ts'

const one = { taken: 3, came: 2, incomeOre: 10_000, refundedOre: 500 }

it('adds up the courses of a year in Norway, the last year first', () => {
  expect(
    yearsOf([
      { ...one, state: 'published', startsAt: '2026-12-31T23:30:00.000Z' },
      { ...one, state: 'called-off', startsAt: '2027-05-01T10:00:00.000Z' },
      { ...one, state: 'published', startsAt: '2026-12-31T22:30:00.000Z' },
      { ...one, state: 'draft', startsAt: '2027-05-01T10:00:00.000Z' },
    ]),
  ).toEqual([
    {
      year: '2027',
      courses: 2,
      calledOff: 1,
      taken: 6,
      came: 4,
      incomeOre: 20_000,
      refundedOre: 1_000,
    },
    { year: '2026', courses: 1, calledOff: 0, ...one },
  ])
})

describe('a course', () => {
  const now = new Date('2027-02-10T12:00:00Z')
  it.each([
    ['published', '2027-02-10T12:00:00.001Z', 'coming'],
    ['published', '2027-02-10T12:00:00.000Z', 'past'],
    ['draft', '2027-02-01T12:00:00.000Z', 'draft'],
    ['called-off', '2027-03-01T12:00:00.000Z', 'called-off'],
  ] as const)('that is %s and ends at %s is %s', (state, endsAt, group) => {
    expect(groupOf({ state, endsAt }, now)).toBe(group)
  })
})
