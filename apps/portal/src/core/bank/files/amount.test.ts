import { expect, it } from 'vitest'
import { readAmount, writeAmount } from './amount.ts'

it.each<[string, number | null]>([
  ['1', 100],
  ['1250.5', 1_250_50],
  ['1250.50', 1_250_50],
  ['1250.50000', 1_250_50],
  ['0.01', 1],
  ['007.', 700],
  ['100000000000', 10_000_000_000_000],
  ['100000000000.01', null],
  ['1250.505', null],
  ['0', null],
  ['0.00', null],
  ['-1', null],
  ['+1', null],
  ['1,5', null],
  ['.5', null],
  ['1 000', null],
  ['1e3', null],
  ['', null],
  ['9'.repeat(16), null],
])('%j is %j øre', (text, ore) => {
  expect(readAmount(text)).toBe(ore)
})

it.each<[number, string]>([
  [1, '0.01'],
  [10, '0.10'],
  [100, '1.00'],
  [1_250_50, '1250.50'],
  [30_000_000, '300000.00'],
])('%j øre are written %j, and read the same', (ore, text) => {
  expect(writeAmount(ore)).toBe(text)
  expect(readAmount(text)).toBe(ore)
})
