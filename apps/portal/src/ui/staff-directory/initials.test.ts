import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Kari Nordmann', 'KN'],
  ['Åse Marie Østby', 'ÅØ'],
  ['Dr. Kari Nordmann', 'KN'],
  ['Jan-Erik Li', 'JL'],
  ['Madonna', 'M'],
  ['ali o. (vikar) Reza', 'AR'],
  ['', ''],
  ['123', ''],
])('%j has the initials %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
