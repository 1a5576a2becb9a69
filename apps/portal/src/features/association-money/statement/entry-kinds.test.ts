import { expect, it } from 'vitest'
import { toEntryKind } from './entry-kinds.ts'

it.each([
  ['card-payment-captured', 'association-fee', 'fee'],
  ['card-payment-captured', 'association-event', 'ticket'],
  ['card-payment-captured', 'association-shirt', 'payment'],
  ['card-payment-reversed', 'association-fee', 'fee-refund'],
  ['card-payment-reversed', 'association-event', 'ticket-refund'],
  ['card-payment-reversed', null, 'refund'],
  ['payout-released', null, 'payout'],
  ['payout-failed', null, 'payout-failed'],
  ['payout-returned', null, 'payout-returned'],
  ['opening', null, 'other'],
] as const)('%s of %s is %s', (kind, subject, name) => {
  expect(toEntryKind(kind, subject)).toBe(name)
})
