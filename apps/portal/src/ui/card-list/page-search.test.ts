import { expect, test } from 'vitest'
import { parsePage, validatePageSearch } from './page-search.ts'

test.each([
  ['2', 2],
  [7, 7],
  ['0', 1],
  ['-1', 1],
  ['abc', 1],
  ['1e3', 1],
  ['2.5', 1],
  [2.5, 1],
  ['99999', 1],
  [['2', '3'], 2],
  [[], 1],
  [{ $gt: 1 }, 1],
  [undefined, 1],
  ["1' or 1=1", 1],
])('page %j is page %d', (value, page) => {
  expect(parsePage(value)).toBe(page)
})

test('the first page has no parameter', () => {
  expect(validatePageSearch({ page: '1', other: 'x' })).toEqual({})
  expect(validatePageSearch({ page: 3 })).toEqual({ page: 3 })
})
