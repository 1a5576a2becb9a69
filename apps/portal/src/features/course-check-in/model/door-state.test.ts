import { expect, test } from 'vitest'
import { doorStateOf, isInvalid } from './door-state.ts'

test.each([
  ['valid', 'booked', 'booked', false],
  ['valid', 'held', 'unpaid', false],
  ['valid', 'waiting', 'waiting', false],
  ['valid', 'expired', 'cancelled', true],
  ['valid', 'cancelled', 'cancelled', true],
  ['replaced', 'booked', 'replaced', true],
  ['cancelled', 'booked', 'cancelled', true],
  ['replaced', 'cancelled', 'replaced', true],
] as const)('a %s ticket of a %s place is %s at the door', (ticket, place, state, invalid) => {
  expect(doorStateOf(ticket, place)).toBe(state)
  expect(isInvalid(state)).toBe(invalid)
})
