import { defaultParseSearch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { stringifySearch } from './stringify-search.ts'

test('a list is one parameter, several times, and is read back as a list', () => {
  const written = stringifySearch({ day: '2026-11-23', center: [1, 3], category: 4 })
  expect(written).toBe('?day=2026-11-23&center=1&center=3&category=4')
  expect({ ...defaultParseSearch(written) }).toEqual({
    day: '2026-11-23',
    center: [1, 3],
    category: 4,
  })
})

test('what is not given, and an empty list, leave no trace', () => {
  expect(stringifySearch({})).toBe('')
  expect(stringifySearch({ page: undefined, center: [] })).toBe('')
  expect(stringifySearch({ page: undefined, category: 4 })).toBe('?category=4')
})
