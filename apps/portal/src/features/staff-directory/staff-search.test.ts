import { expect, test } from 'vitest'
import { validateStaffSearch } from './staff-search.ts'

test('a list keeps its own filters and its page', () => {
  const search = { healthCenter: 'blindern', goal: 'styrke', page: '2', other: 'x' }
  expect(validateStaffSearch(search, ['healthCenter'])).toEqual({
    healthCenter: 'blindern',
    page: 2,
  })
  expect(validateStaffSearch(search, [])).toEqual({ page: 2 })
})

test.each(['', 'Blindern', "x' or 1=1", 'a'.repeat(101), 7, null, {}, ['Ø', 'blindern']])(
  '%j is no filter',
  (value) => {
    expect(validateStaffSearch({ goal: value }, ['goal'])).toEqual({})
  },
)

test('of several values the first counts', () => {
  expect(validateStaffSearch({ goal: ['styrke', 'Ø'] }, ['goal'])).toEqual({ goal: 'styrke' })
})
