import { expect, it } from 'vitest'
import { readAccepted } from './typed-line.ts'

it.each([
  ['0', 0],
  ['0,00', 0],
  ['100', 100_00],
  ['100,01', null],
  ['-1', null],
  ['', null],
  ['ti', null],
])('“%s” of 100 kroner counts %s', (text, expected) => {
  expect(readAccepted(text, 100_00)).toBe(expected)
})
