import { expect, test } from 'vitest'
import { isPaying } from './is-paying.ts'

test('an account is asked for while something is to be paid', () => {
  expect(isPaying('accepted', [])).toBe(true)
  expect(isPaying('offered', [])).toBe(false)
  expect(isPaying('settled', [{ state: 'paid' }, { state: 'waiting' }])).toBe(true)
  expect(isPaying('settled', [{ state: 'paid' }])).toBe(false)
})
