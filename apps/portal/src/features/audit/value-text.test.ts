import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test.each([
  [
    { roles: ['admin', 'sports'], email: 'kari@example.no' },
    'roles: admin, sports · email: kari@example.no',
  ],
  [{ before: null, count: 3, isPaid: false }, 'before: – · count: 3 · isPaid: false'],
  ['text', 'text'],
  [[], ''],
  [{ outer: { inner: 1 } }, 'outer: inner: 1'],
])('%j is read as %s', (value, text) => {
  expect(valueText(value)).toBe(text)
})
