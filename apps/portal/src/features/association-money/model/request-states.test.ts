import { expect, it } from 'vitest'
import { isOpen, requestKeyOf, requestOf, shownState } from './request-states.ts'

it.each([
  ['waiting', null, 'waiting', true],
  ['declined', null, 'declined', false],
  ['withdrawn', null, 'withdrawn', false],
  ['approved', 'prepared', 'prepared', true],
  ['approved', 'withdrawn', 'stopped', false],
  ['approved', 'released', 'on-its-way', true],
  ['approved', 'sent', 'on-its-way', true],
  ['approved', 'paid', 'paid', false],
  ['approved', 'failed', 'failed', false],
  ['approved', 'returned', 'returned', false],
] as const)('a request that is %s with a payout that is %s is %s', (state, payout, shown, open) => {
  expect(shownState(state, payout)).toBe(shown)
  expect(isOpen(shown)).toBe(open)
})

it('finds the request of every attempt to pay it, and of nothing else', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  expect(requestOf(requestKeyOf(id))).toBe(id)
  expect(requestOf(`${requestKeyOf(id)}/2`)).toBe(id)
  expect(requestOf(`refund:${id}`)).toBeNull()
})
