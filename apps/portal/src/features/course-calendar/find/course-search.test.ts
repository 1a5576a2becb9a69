import { expect, it, test } from 'vitest'
import { filtersOf, validateCourseSearch } from './course-search.ts'

it('keeps what is in range', () => {
  const search = {
    q: 'førstehjelp',
    audience: 'contact-persons',
    language: 'en',
    held: 'online',
    free: ['yes'],
    left: 'yes',
    page: '2',
  }
  expect(validateCourseSearch({ ...search, other: 'x' })).toEqual({
    ...search,
    free: 'yes',
    page: 2,
  })
})

test.each([
  ['q', ' '],
  ['audience', 'nobody'],
  ['language', 'xx'],
  ['held', 'elsewhere'],
  ['free', 'no'],
  ['left', { a: 1 }],
  ['month', '2026-13'],
  ['month', '2026-00'],
  ['month', '1999-12'],
  ['month', 202612],
  ['page', '0'],
])('%s %j falls back to nothing', (name, value) => {
  expect(validateCourseSearch({ [name]: value })).toEqual({})
})

it('has no pages in a month', () => {
  expect(validateCourseSearch({ month: '2026-12', page: '3' })).toEqual({ month: '2026-12' })
})

it('tells filters from what is shown', () => {
  expect(filtersOf({ month: '2026-12', left: 'yes' })).toEqual({ left: 'yes' })
})
