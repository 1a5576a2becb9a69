import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [16_685_900, '166 859,00 kr', 'NOK 166,859.00'],
  [30_000_000, '300 000,00 kr', 'NOK 300,000.00'],
  [5, '0,05 kr', 'NOK 0.05'],
  [0, '0,00 kr', 'NOK 0.00'],
  [-14_150, '−141,50 kr', 'NOK -141.50'],
  [Number.MAX_SAFE_INTEGER, '90 071 992 547 409,91 kr', 'NOK 90,071,992,547,409.91'],
])('%i øre', (ore, no, en) => {
  expect([plain(amountText(ore, 'no')), plain(amountText(ore, 'en'))]).toEqual([no, en])
  expect(amountText(ore, 'no') + amountText(ore, 'en')).not.toContain(' ')
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (ore) => {
  expect(() => amountText(ore, 'no')).toThrow(RangeError)
})
