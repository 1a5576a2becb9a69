import { expect, test } from 'vitest'
import { readAmount, readLines, writeAmount } from './typed-lines.ts'

test.each([
  ['', 0],
  ['0', 0],
  ['1 250,50', 125_050],
  ['10000000', 1_000_000_000],
  ['10000001', null],
  ['-5', null],
  ['1e9', null],
  ['gratis', null],
])('an amount typed as "%s" is %s øre', (typed, ore) => {
  expect(readAmount(typed)).toBe(ore)
})

test.each([0, 100, 125_050, 105])('%s øre are typed and read again', (ore) => {
  expect(readAmount(writeAmount(ore))).toBe(ore)
})

test('lines in which nothing is typed are left out, and one wrong amount holds all of them up', () => {
  const line = (text: string, amount: string) => ({ key: 1, text, amount })
  expect(readLines([line('Leie', '100'), line(' ', ''), line('Mat', '')])).toEqual([
    { text: 'Leie', amountOre: 10_000 },
    { text: 'Mat', amountOre: 0 },
  ])
  expect(readLines([line('Leie', '100'), line('Mat', '-1')])).toBeNull()
})
