import { expect, test } from 'vitest'
import { appliedSearch, studyPlaceName } from './applied-search.ts'

const list = {
  studyPlaces: [
    { key: 'blindern', name: 'UiO Blindern' },
    { key: '71', name: 'Bygg 71' },
  ],
}

test('the page is no filter, nor the map, nor is a study place that is not known', () => {
  expect(
    appliedSearch(list, { studyPlace: 'blindern', open: 'now', view: 'map', page: 3 }),
  ).toEqual({
    studyPlace: 'blindern',
    open: 'now',
  })
  expect(appliedSearch(list, { studyPlace: 'mars' })).toEqual({})
})

test('a key of digits is found', () => {
  expect(appliedSearch(list, { studyPlace: 71 })).toEqual({ studyPlace: '71' })
  expect(studyPlaceName(list, { studyPlace: 71 })).toBe('Bygg 71')
})

test('without a study place the list begins nowhere', () => {
  expect(studyPlaceName(list, {})).toBeNull()
  expect(studyPlaceName(list, { studyPlace: 'mars' })).toBeNull()
})
