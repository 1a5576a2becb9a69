import { expect, it } from 'vitest'
import { isNoAmount, readExample } from './example-sums.ts'

const line = { id: '1', category: '', amount: '', isEarlier: false }

it('works out from lines with an amount, those of earlier applications apart', () => {
  const lines = [
    { ...line, amount: '1 000,50' },
    { ...line, category: 'b', amount: '200' },
    { ...line, category: 'b', amount: '300', isEarlier: true },
    { ...line, category: 'removed', amount: '5' },
    { ...line, amount: 'mye' },
  ]
  expect(readExample(lines, '100', [{ key: 'a' }, { key: 'b' }])).toEqual({
    spent: [
      { category: 'a', amountOre: 1_000_50 },
      { category: 'b', amountOre: 200_00 },
      { category: 'a', amountOre: 5_00 },
    ],
    earlier: { spent: [{ category: 'b', amountOre: 300_00 }], grantedOre: 100_00 },
  })
})

it.each([
  ['', false],
  ['0', false],
  ['12,50', false],
  ['mye', true],
  ['-5', true],
])('%j is no amount: %s', (text, expected) => {
  expect(isNoAmount(text)).toBe(expected)
})
