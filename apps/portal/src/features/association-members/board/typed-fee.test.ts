import { expect, it } from 'vitest'
import { readFee } from './typed-fee.ts'

it.each([
  ['0', 0],
  ['150', 15_000],
  ['99,50', 9_950],
  ['1', 100],
  ['0,99', null],
  ['10000', 1_000_000],
  ['10000,01', null],
  ['-1', null],
  ['', null],
])('a fee that is typed as %s is %s øre', (typed, ore) => {
  expect(readFee(typed)).toBe(ore)
})
