import { expect, test } from 'vitest'
import { typedNumber, typedOre } from './typed-amount.ts'

test.each([
  ['0', 0],
  ['0,00', 0],
  ['1 200', 120_000],
  ['612,50', 61_250],
  ['', null],
  ['-1', null],
  ['1201', null],
])('%s kroner is %s øre', (typed, ore) => expect(typedOre(typed, 120_000)).toBe(ore))

test.each([
  ['0', 0],
  ['100', 100],
  ['101', null],
  ['', null],
  ['1,5', null],
])('%s is %s', (typed, number) => expect(typedNumber(typed, 0, 100)).toBe(number))
