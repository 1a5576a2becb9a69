import { expect, it } from 'vitest'
import { parseKroner } from './parse-kroner.ts'
import { writeKroner } from './write-kroner.ts'

it.each([
  [100, '1'],
  [125_000, '1250'],
  [105, '1,05'],
  [199_950, '1999,50'],
])('writes %i as %s, which is read as the same', (ore, text) => {
  expect(writeKroner(ore)).toBe(text)
  expect(parseKroner(text, 1_000_000)).toBe(ore)
})
