import { expect, it } from 'vitest'
import { readAmount } from './typed-amount.ts'

it.each([
  ['150', 15_000],
  ['1 500,50', 150_050],
  ['1500,51', null],
  ['0,99', null],
  ['1', 100],
  ['-1', null],
  ['', null],
])('of at most 1 500,50 kr, %s is %s øre', (typed, ore) => {
  expect(readAmount(typed, 150_050)).toBe(ore)
})
