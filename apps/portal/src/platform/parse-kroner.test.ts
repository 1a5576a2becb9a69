import { expect, it } from 'vitest'
import { parseKroner } from './parse-kroner.ts'

it.each<[string, number | null]>([
  ['1', 1_00],
  ['1 250,50', 1_250_50],
  ['1250.5', 1_250_50],
  ['166\u00a0859 kr', 166_859_00],
  ['0,01', 1],
  ['0,29', 29],
  ['100 000 000', 10_000_000_000],
  ['100 000 000,01', null],
  ['0', null],
  ['0,00', null],
  ['-5', null],
  ['1,234', null],
  ['1.250,50', null],
  ['1e3', null],
  ['', null],
  ['kr', null],
])('%j is %j øre', (text, ore) => {
  expect(parseKroner(text, 10_000_000_000)).toBe(ore)
})
