import { expect, test } from 'vitest'
import { validateSearchParameters } from './search-parameters.ts'

test.each([
  [{ q: 'barnehage' }, { q: 'barnehage' }],
  [{ q: 2027 }, { q: 2027 }],
  [{ q: '  ' }, {}],
  [{ q: { $ne: 1 } }, {}],
  [{ q: ['a', 'b'] }, { q: 'a' }],
  [
    { q: 'x', kind: 'gym', page: 3 },
    { q: 'x', kind: 'gym', page: 3 },
  ],
  [{ q: 'x', kind: '<b>', page: 'abc' }, { q: 'x' }],
  [{ q: 'x', kind: 'toString', page: 0 }, { q: 'x' }],
])('%j counts as %j', (given, expected) => {
  expect(validateSearchParameters(given)).toEqual(expected)
})
