import { expect, test } from 'vitest'
import { isPaying } from './is-paying.ts'

const whole = { amountOre: 100, paidOre: 100 }
const none = { amountOre: 100, paidOre: 0 }

test('an account is asked for while something is to be paid', () => {
  expect(isPaying({ ...none, state: 'accepted', parts: [] })).toBe(true)
  expect(isPaying({ ...none, state: 'offered', parts: [] })).toBe(false)
  expect(isPaying({ ...whole, paidOre: 99, state: 'accepted', parts: [{ state: 'paid' }] })).toBe(
    true,
  )
  expect(isPaying({ ...whole, state: 'accepted', parts: [{ state: 'paid' }] })).toBe(false)
  expect(isPaying({ ...whole, state: 'accepted', parts: [{ state: 'returned' }] })).toBe(true)
  expect(
    isPaying({ ...none, state: 'settled', parts: [{ state: 'paid' }, { state: 'waiting' }] }),
  ).toBe(true)
  expect(isPaying({ ...none, state: 'settled', parts: [{ state: 'paid' }] })).toBe(false)
})
