import { expect, it } from 'vitest'
import { isStorable } from './is-storable.ts'

it.each([
  ['blåbær'],
  ['🏠'],
  ['\u0001\u007f\ufffe'],
  [''],
  [null],
  [undefined],
  [7],
  [[{ a: ['b'] }]],
])('%j can be stored', (value) => {
  expect(isStorable(value)).toBe(true)
})

it.each([
  ['a\0'],
  ['\ud800'],
  ['\udc00a'],
  [['a', ['\0']]],
  [{ a: { b: '\ud83c' } }],
  [{ '\0': 1 }],
])('%j cannot', (value) => {
  expect(isStorable(value)).toBe(false)
})
