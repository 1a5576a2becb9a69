import { expect, it } from 'vitest'
import { formatKroner, formatMoney } from './format-kroner.ts'

it.each([
  [16_685_900, '166 859 kr'],
  [100, '1 kr'],
  [12_350, '123,50 kr'],
  [7_099_850, '70 998,50 kr'],
  [5, '0,05 kr'],
  [0, '0 kr'],
  [-12_310, '−123,10 kr'],
])('%i øre are %s', (ore, text) => {
  expect(formatKroner(ore).replaceAll('\u00a0', ' ')).toBe(text)
})

it('money of the API is formatted in kroner, and in nothing else', () => {
  expect(formatMoney({ amount: 166_859, currency: 'NOK' }).replaceAll('\u00a0', ' ')).toBe(
    '166 859 kr',
  )
  expect(() => formatMoney({ amount: 1, currency: 'EUR' })).toThrow('Unable to format')
})
