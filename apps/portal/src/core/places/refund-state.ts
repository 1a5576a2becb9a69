import type { PaymentState } from '#core/payments/states.ts'

/**
 * How far the refund of a place is that was called off. `stopped`: the provider refused it so often
 * that staff have to continue it.
 */
export type RefundState = 'done' | 'under-way' | 'stopped'

const neverTaken: readonly PaymentState[] = ['cancelled', 'aborted', 'abandoned']
const atRest: readonly PaymentState[] = ['captured', 'refunded']

/** @param paid.keptOre what is kept of seats that were cancelled before, in øre */
export function refundStateOf(paid: {
  readonly state: PaymentState
  readonly amountOre: number
  readonly refundDueOre: number
  readonly keptOre: number
}): RefundState {
  const { state, amountOre, refundDueOre, keptOre } = paid
  if (state === 'attention') return 'stopped'
  if (neverTaken.includes(state)) return 'done'
  return atRest.includes(state) && refundDueOre + keptOre >= amountOre ? 'done' : 'under-way'
}
