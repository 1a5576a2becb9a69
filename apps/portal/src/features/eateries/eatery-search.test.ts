import { expect, test } from 'vitest'
import { eateryTypeOf, validateEaterySearch } from './eatery-search.ts'

test('all filters and the page are kept', () => {
  expect(
    validateEaterySearch({
      studyPlace: 'blindern',
      servingType: 'coffee-bar',
      open: 'now',
      page: '2',
    }),
  ).toEqual({ studyPlace: 'blindern', servingType: 'coffee-bar', open: 'now', page: 2 })
})

test.each([
  [{ servingType: 'all' }],
  [{ servingType: 'coffee_bar' }],
  [{ servingType: 'toString' }],
  [{ servingType: '' }],
  [{ servingType: { $ne: 1 } }],
  [{ page: '0' }],
])('%j means all', (search) => {
  expect(validateEaterySearch(search)).toEqual({})
})

test('of a filter that is given twice the first counts', () => {
  expect(validateEaterySearch({ servingType: ['eatery', 'coffee-bar'] })).toEqual({
    servingType: 'eatery',
  })
})

test('serving types have the names of the content system', () => {
  expect(eateryTypeOf('coffee-bar')).toBe('coffee_bar')
  expect(eateryTypeOf('eatery')).toBe('eatery')
  expect(eateryTypeOf(undefined)).toBeNull()
})
