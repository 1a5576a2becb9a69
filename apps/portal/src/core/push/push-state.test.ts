import { expect, it } from 'vitest'
import { mayOfferPush, pushState } from './push-state.ts'

const browser = { isSupported: true, permission: 'granted', isSubscribed: true } as const

it.each([
  [browser, true, 'on'],
  [browser, false, 'off'],
  [{ ...browser, isSubscribed: false }, true, 'off'],
  [{ ...browser, permission: 'default' }, true, 'off'],
  [{ ...browser, permission: 'denied' }, true, 'denied'],
  [{ ...browser, isSupported: false }, true, 'unsupported'],
] as const)('%j, kept here: %s, is %s', (of, isKept, state) => {
  expect(pushState(of, isKept)).toBe(state)
})

it('is offered where it is off, and to nobody who has said no', () => {
  expect(mayOfferPush('off', false)).toBe(true)
  expect(mayOfferPush('off', true)).toBe(false)
  for (const state of ['on', 'denied', 'unsupported'] as const)
    expect(mayOfferPush(state, false)).toBe(false)
})
