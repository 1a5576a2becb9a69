import { expect, it } from 'vitest'
import { readApplySearch } from './apply-search.ts'

const scheme = '3f2b6c1e-98a4-4a6e-8a55-3d5b8a0c1d2e'

it.each([
  [
    { scheme, period: '2026V', page: 2 },
    { scheme, period: '2026V', page: 2 },
  ],
  // The router reads a year as a number.
  [
    { scheme, period: 2026 },
    { scheme, period: '2026' },
  ],
  [{ scheme: 'x', period: '26', page: 7 }, {}],
  [{}, {}],
])('%j is read as %j', (given, read) => {
  expect(readApplySearch(given)).toEqual(read)
})
