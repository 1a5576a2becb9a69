import type { PaymentOrder, TransactionType } from './payment-order.ts'

export type Remaining = { capture: number; cancellation: number; reversal: number }

export function sumOf({ transactions }: PaymentOrder, type: TransactionType): number {
  return transactions.reduce((sum, one) => sum + (one.type === type ? one.amount : 0), 0)
}

/** What may still be captured, released and refunded, in øre. */
export function remainingOf(order: PaymentOrder): Remaining {
  const captured = sumOf(order, 'Capture')
  const open = sumOf(order, 'Authorization') - captured - sumOf(order, 'Cancellation')
  return { capture: open, cancellation: open, reversal: captured - sumOf(order, 'Reversal') }
}
