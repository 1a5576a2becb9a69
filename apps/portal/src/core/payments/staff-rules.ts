import type { Operation, Payment } from './payment.ts'
import type { PaymentState } from './states.ts'

/** What one member of staff can still refund without approval, in øre. */
export type SoloRefunds = {
  /** What they refunded without approval in the last 24 hours. */
  readonly soloRefundedOre: number
  /** The highest sum by one person, which two administrators have set. */
  readonly limitOre: number
}

/** Earlier refunds that count towards the limit: also those of the same payment. */
export type RefundSums = SoloRefunds & { readonly refundedOre: number }

/** Which sum exceeds the limit for one person; null when no second person is needed. */
export function reasonForSecondPerson(
  refundOre: number,
  { refundedOre, soloRefundedOre, limitOre }: RefundSums,
): 'amount' | 'payment' | 'day' | null {
  if (refundOre > limitOre) return 'amount'
  if (refundedOre + refundOre > limitOre) return 'payment'
  if (soloRefundedOre + refundOre > limitOre) return 'day'
  return null
}

/** How many of one person's refunds, made in this order, need a second person. */
export function countNeedingApproval(
  refunds: readonly { readonly refundOre: number; readonly refundedOre: number }[],
  { soloRefundedOre, limitOre }: SoloRefunds,
): number {
  let waiting = 0
  let sum = soloRefundedOre
  for (const { refundOre, refundedOre } of refunds) {
    const sums = { refundedOre, soloRefundedOre: sum, limitOre }
    if (reasonForSecondPerson(refundOre, sums)) waiting += 1
    else sum += refundOre
  }
  return waiting
}

/** The state in which a retry continues; null when only a new reading of the order can help. */
export function findRetryTarget(
  {
    state,
    attentionFrom,
    attentionReason,
  }: Pick<Payment, 'state' | 'attentionFrom' | 'attentionReason'>,
  operations: readonly Operation[],
): PaymentState | null {
  if (state !== 'attention' || !attentionFrom || !retryableStates.has(attentionFrom)) return null
  if (attentionReason === 'locked') return attentionFrom
  if (!retryableReasons.has(attentionReason ?? '')) return null
  // Only one extra try: the provider locks the payment after five failures.
  return findFailedOperation({ operations })?.extraTries === 0 ? attentionFrom : null
}

const retryableStates: ReadonlySet<PaymentState> = new Set(['confirmed', 'cancelling', 'refunding'])
const retryableReasons: ReadonlySet<string> = new Set([
  'capture-failed',
  'cancel-failed',
  'refund-failed',
])

/** The operation that was tried until the payment needed attention. */
export function findFailedOperation({
  operations,
}: {
  readonly operations: readonly Operation[]
}): Operation | undefined {
  return operations.find(({ kind, state }) => kind !== 'create' && state === 'started')
}
