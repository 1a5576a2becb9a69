import { describe, expect, it } from 'vitest'
import { exercise } from '../model/group-exercise.testing.ts'
import {
  availableFilter,
  countChoices,
  filterChoices,
  filterClasses,
  findHidingFilters,
  noFilter,
} from './class-filter.ts'

const one = (id: number, center: number, category: number, instructor: number) =>
  exercise({
    id,
    sportsCenter: { id: center, name: `Centre ${center}` },
    exerciseCategory: { id: category, name: `Category ${category}`, colour: null },
    instructor: { id: instructor, name: `Instructor ${instructor}` },
  })

const classes = [one(1, 1, 1, 1), one(2, 2, 3, 2), one(3, 2, 2, 1)]
const idsOf = (filter: Partial<typeof noFilter>) =>
  filterClasses(classes, { ...noFilter, ...filter }).map(({ id }) => id)

describe('the choices', () => {
  it('are those of the classes, once each', () => {
    expect(filterChoices([...classes, ...classes], [3, 1]).categories.map(({ id }) => id)).toEqual([
      3, 1,
    ])
    expect(filterChoices(classes, []).centers.map(({ id }) => id)).toEqual([1, 2])
    expect(filterChoices([], [1])).toEqual({ centers: [], categories: [], instructors: [] })
  })

  it('are the categories that the filter offers, in its order, of which there are classes', () => {
    const left = [1, 2, 3, 12].map((category) => one(category, 1, category, 1))
    expect(filterChoices(left, [12, 4, 1]).categories.map(({ id }) => id)).toEqual([12, 1])
  })

  it('are sorted by name in Norwegian order', () => {
    const named = ['Ås', 'Vulkan', 'Østfold', 'Domus'].map((name, index) =>
      exercise({ sportsCenter: { id: index + 1, name } }),
    )
    expect(filterChoices(named, []).centers.map(({ name }) => name)).toEqual([
      'Domus',
      'Vulkan',
      'Østfold',
      'Ås',
    ])
  })
})

it('a choice that does not exist falls back to all', () => {
  const choices = filterChoices(classes, [1, 3])
  expect(availableFilter({ centers: [2, 9], category: 2, instructor: 9 }, choices)).toEqual({
    centers: [2],
    category: 0,
    instructor: 0,
  })
  const offered = { centers: [1], category: 3, instructor: 2 }
  expect(availableFilter(offered, choices)).toEqual(offered)
})

it('several clubs are combined with or, different filters with and', () => {
  expect(idsOf({})).toEqual([1, 2, 3])
  expect(idsOf({ centers: [1, 2] })).toEqual([1, 2, 3])
  expect(idsOf({ centers: [2] })).toEqual([2, 3])
  expect(idsOf({ centers: [2], instructor: 1 })).toEqual([3])
  expect(idsOf({ centers: [1], category: 3 })).toEqual([])
})

it('every choice counts, and each club counts', () => {
  expect(countChoices(noFilter)).toBe(0)
  expect(countChoices({ centers: [1, 2], category: 0, instructor: 0 })).toBe(2)
  expect(countChoices({ centers: [1, 2], category: 3, instructor: 1 })).toBe(4)
})

describe('the filters that hide all classes', () => {
  it('are those without which classes would be left', () => {
    expect(findHidingFilters(classes, { centers: [1], category: 3, instructor: 0 })).toEqual([
      'centers',
      'category',
    ])
    expect(findHidingFilters(classes, { centers: [2], category: 3, instructor: 1 })).toEqual([
      'category',
      'instructor',
    ])
    expect(
      findHidingFilters([one(1, 1, 1, 1)], { centers: [2], category: 0, instructor: 1 }),
    ).toEqual(['centers'])
  })

  it('are empty when only two together hide everything', () => {
    expect(
      findHidingFilters([one(1, 1, 1, 1)], { centers: [2], category: 3, instructor: 0 }),
    ).toEqual([])
  })

  it('are empty while classes are left, and when there are no classes', () => {
    expect(findHidingFilters(classes, { centers: [1], category: 1, instructor: 0 })).toEqual([])
    expect(findHidingFilters([], { centers: [1], category: 0, instructor: 0 })).toEqual([])
  })
})
