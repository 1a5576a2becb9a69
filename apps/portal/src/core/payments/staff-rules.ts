import type { Operation, Payment } from './payment.ts'
import type { PaymentState } from './states.ts'

/** In øre: what one of the staff may give back without somebody else. An hour of a hall is below. */
export const oneMayAlone = 1_000_00

/**
 * What counts beside a refund, in øre: what was refunded of the payment before, and what the same
 * member of staff has refunded alone in the last 24 hours.
 */
export type RefundSums = { readonly refundedOre: number; readonly aloneOre: number }

/** Which amount is above what one person may refund alone; null where one person is enough. */
export function reasonForSecondPerson(
  refundOre: number,
  { refundedOre, aloneOre }: RefundSums,
): 'amount' | 'payment' | 'day' | null {
  if (refundOre > oneMayAlone) return 'amount'
  if (refundedOre + refundOre > oneMayAlone) return 'payment'
  if (aloneOre + refundOre > oneMayAlone) return 'day'
  return null
}

/** Of refunds by one person, one after the other: how many wait for a second person. */
export function countWaiting(
  refunds: readonly { readonly refundOre: number; readonly refundedOre: number }[],
  aloneOre: number,
): number {
  let waiting = 0
  let sum = aloneOre
  for (const { refundOre, refundedOre } of refunds) {
    if (reasonForSecondPerson(refundOre, { refundedOre, aloneOre: sum })) waiting += 1
    else sum += refundOre
  }
  return waiting
}

/** Where a payment goes on when staff say so; null where reading it is all that helps. */
export function targetOfTryingAgain(
  {
    state,
    attentionFrom,
    attentionReason,
  }: Pick<Payment, 'state' | 'attentionFrom' | 'attentionReason'>,
  operations: readonly Operation[],
): PaymentState | null {
  if (state !== 'attention' || !attentionFrom || !goesOn.has(attentionFrom)) return null
  if (attentionReason === 'locked') return attentionFrom
  if (!tried.has(attentionReason ?? '')) return null
  // One more and no other: at five failures the provider locks the payment.
  return operationOf({ operations })?.extraTries === 0 ? attentionFrom : null
}

const goesOn: ReadonlySet<PaymentState> = new Set(['confirmed', 'cancelling', 'refunding'])
const tried: ReadonlySet<string> = new Set(['capture-failed', 'cancel-failed', 'refund-failed'])

/** What was tried until somebody was called. */
export function operationOf({
  operations,
}: {
  readonly operations: readonly Operation[]
}): Operation | undefined {
  return operations.find(({ kind, state }) => kind !== 'create' && state === 'begun')
}
