import { expect, test } from 'vitest'
import { validateLocationSearch, validateNearSearch } from './location-search.ts'

test('the study place, the hours and the page are kept', () => {
  expect(validateLocationSearch({ studyPlace: 'blindern', open: 'now', page: '2' })).toEqual({
    studyPlace: 'blindern',
    open: 'now',
    page: 2,
  })
  expect(validateLocationSearch({ studyPlace: 71 })).toEqual({ studyPlace: 71 })
})

test.each([
  [{ studyPlace: '' }],
  [{ studyPlace: "x' or 1=1" }],
  [{ studyPlace: 'a'.repeat(101) }],
  [{ studyPlace: true }],
  [{ studyPlace: null }],
  [{ studyPlace: 1.5 }],
  [{ open: 'NOW' }],
  [{ open: '' }],
  [{ open: true }],
  [{ open: { now: 1 } }],
  [{ view: 'list' }],
  [{ view: true }],
  [{ page: '0' }],
])('%j means all', (search) => {
  expect(validateLocationSearch(search)).toEqual({})
})

test('of a filter that is given twice the first counts', () => {
  expect(validateLocationSearch({ open: ['now', 'then'] })).toEqual({ open: 'now' })
})

test('a list of places without hours knows no hours', () => {
  expect(validateNearSearch({ studyPlace: 'blindern', open: 'now' })).toEqual({
    studyPlace: 'blindern',
  })
})

test('the map is kept in the address', () => {
  expect(validateLocationSearch({ open: 'now', view: 'map' })).toEqual({ open: 'now', view: 'map' })
})
