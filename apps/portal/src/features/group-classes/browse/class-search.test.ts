import { expect, it } from 'vitest'
import { filterFromSearch, searchFromFilter, validateClassSearch } from './class-search.ts'

it.each([
  ['2026-11-21', { day: '2026-11-21' }],
  [['2026-11-21', '2026-11-22'], { day: '2026-11-21' }],
  ['x2026-11-21', {}],
  ['2026-11-211', {}],
  ['21.11.2026', {}],
  [20261121, {}],
  [undefined, {}],
])('the day %j is read as %j', (day, read) => {
  expect(validateClassSearch({ day })).toEqual(read)
})

it.each([
  [3, [3]],
  ['3', [3]],
  [
    [10, 3, '3', 1],
    [1, 10, 3],
  ],
  [[0, -1, 1.5, 'x', '', null, '01', 1e9], undefined],
  [{ a: 1 }, undefined],
  [undefined, undefined],
])('the centres %j are read as %j', (center, read) => {
  expect(validateClassSearch({ center }).center).toEqual(read)
})

it.each([
  [4, 4],
  ['4', 4],
  [[4, 5], 4],
  [0, undefined],
  [999_999_999, 999_999_999],
  [1_000_000_000, undefined],
  ['4 or 1=1', undefined],
  [true, undefined],
])('category and instructor %j are read as %j', (given, read) => {
  const found = validateClassSearch({ category: given, instructor: given })
  expect([found.category, found.instructor]).toEqual([read, read])
})

it('no choice is 0, and is not in the address', () => {
  expect(filterFromSearch({})).toEqual({ centers: [], category: 0, instructor: 0 })
  expect(searchFromFilter(filterFromSearch({}))).toEqual({})
  const all = { center: [1, 2], category: 3, instructor: 4 }
  expect(searchFromFilter(filterFromSearch(all))).toEqual(all)
})
