import { expect, it } from 'vitest'
import { formatKroner } from './format-kroner.ts'

it.each([
  [16_685_900, '166 859 kr'],
  [100, '1 kr'],
  [12_350, '123,5 kr'],
])('%i øre are %s', (ore, text) => {
  expect(formatKroner(ore).replaceAll('\u00a0', ' ')).toBe(text)
})
