import type { Operation, Payment } from './payment.ts'
import type { PaymentState } from './states.ts'

/** In øre: what one of the staff may give back without somebody else. An hour of a hall is below. */
export const oneMayAlone = 1_000_00

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
