import { expect, it, test } from 'vitest'
import { validateGrantedSearch } from './granted-search.ts'

const type = '0b9f2a4e-7c1d-4e3a-9b1f-2a4e7c1d4e3a'

it('keeps what is in range', () => {
  expect(validateGrantedSearch({ year: '2026', type, page: '2', other: 'x' })).toEqual({
    year: 2026,
    type,
    page: 2,
  })
  // The router has read it as a number.
  expect(validateGrantedSearch({ year: 2026 })).toEqual({ year: 2026 })
})

test.each([
  ['year', '1999'],
  ['year', '2200'],
  ['year', '2026.5'],
  ['year', { a: 1 }],
  ['type', 'prosjekt'],
  ['type', `${type}0`],
  ['page', '0'],
])('%s %j falls back to nothing', (name, value) => {
  expect(validateGrantedSearch({ [name]: value })).toEqual({})
})
