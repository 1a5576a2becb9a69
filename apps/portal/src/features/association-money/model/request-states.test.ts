import { expect, it } from 'vitest'
import { requestKeyOf, requestOf, shownState } from './request-states.ts'

it.each([
  ['waiting', null, 'waiting'],
  ['declined', null, 'declined'],
  ['withdrawn', null, 'withdrawn'],
  ['approved', 'prepared', 'prepared'],
  ['approved', 'withdrawn', 'stopped'],
  ['approved', 'released', 'on-its-way'],
  ['approved', 'sent', 'on-its-way'],
  ['approved', 'paid', 'paid'],
  ['approved', 'failed', 'failed'],
  ['approved', 'returned', 'returned'],
] as const)('a request that is %s with a payout that is %s is %s', (state, payout, shown) => {
  expect(shownState(state, payout)).toBe(shown)
})

it('finds the request of every attempt to pay it, and of nothing else', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  expect(requestOf(requestKeyOf(id))).toBe(id)
  expect(requestOf(`${requestKeyOf(id)}/2`)).toBe(id)
  expect(requestOf(`refund:${id}`)).toBeNull()
})
