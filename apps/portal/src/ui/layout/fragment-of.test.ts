import { expect, test } from 'vitest'
import { fragmentOf } from './fragment-of.ts'

test.each([
  ['', ''],
  ['#person-7', 'person-7'],
  ['#bl%C3%A5b%C3%A6r', 'blåbær'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('%s names %s', (hash, expected) => {
  expect(fragmentOf(hash)).toBe(expected)
})
