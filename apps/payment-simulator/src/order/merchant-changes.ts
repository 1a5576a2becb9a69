import { type Change, note } from './attempts.ts'
import { operationsOf, type Relation } from './operations.ts'
import type { Occurrence, PaymentOrder, Transaction, TransactionType } from './payment-order.ts'
import { forbidden, inputError, notOffered, type Problem } from './problem.ts'
import { remainingOf } from './remaining.ts'

/** A merchant’s request after the purchase. Amounts in øre. */
export type ModificationRequest = {
  amount: number
  vatAmount: number
  description: string
  payeeReference: string
  receiptReference?: string | undefined
}

/** This many consecutive failures of captures or reversals lock the payment until support intervenes. */
export const failuresBeforeLock = 5

const maxTransactions = 200

export function abort(order: PaymentOrder, now: number, abortReason: string): Change {
  const problem = refuse(order, now, 'abort')
  if (problem) return { order, problem }
  return {
    order: note({ ...order, status: 'Aborted', abortReason }, now, 'PaymentAborted', 'Merchant'),
  }
}

export function update(
  order: PaymentOrder,
  now: number,
  { amount, vatAmount }: Pick<ModificationRequest, 'amount' | 'vatAmount'>,
): Change {
  const problem = refuse(order, now, 'update-order')
  if (problem) return { order, problem }
  return { order: note({ ...order, amount, vatAmount }, now, 'PaymentUpdated', 'Merchant') }
}

export function capture(
  order: PaymentOrder,
  occurrence: Occurrence,
  asked: ModificationRequest,
): Change {
  const problem = refuse(order, occurrence.at, 'capture')
  if (problem) return { order, problem }
  if (asked.amount > remainingOf(order).capture)
    return failTransaction(order, occurrence, 'Capture', asked, tooMuch('capture'))
  return { order: add(order, occurrence, 'Capture', asked) }
}

/** Releases everything that has not been captured. */
export function cancel(
  order: PaymentOrder,
  occurrence: Occurrence,
  asked: Pick<ModificationRequest, 'description' | 'payeeReference'>,
): Change {
  const problem = refuse(order, occurrence.at, 'cancel')
  if (problem) return { order, problem }
  const amount = remainingOf(order).cancellation
  return { order: add(order, occurrence, 'Cancellation', { ...asked, amount, vatAmount: 0 }) }
}

export function reverse(
  order: PaymentOrder,
  occurrence: Occurrence,
  asked: ModificationRequest,
): Change {
  const problem = refuse(order, occurrence.at, 'reversal')
  if (problem) return { order, problem }
  if (asked.amount > remainingOf(order).reversal)
    return failTransaction(order, occurrence, 'Reversal', asked, tooMuch('reversal'))
  return { order: add(order, occurrence, 'Reversal', asked) }
}

/** Records a capture or reversal that the acquirer declined. */
export function failTransaction(
  order: PaymentOrder,
  { at, number }: Occurrence,
  type: 'Capture' | 'Reversal',
  { payeeReference }: Pick<ModificationRequest, 'payeeReference'>,
  problem: Problem,
): Change {
  const failuresInRow = { ...order.failuresInRow, [type]: order.failuresInRow[type] + 1 }
  const failed: PaymentOrder = {
    ...order,
    failures: [...order.failures, { at, number, type, payeeReference, problem }].slice(
      -maxTransactions,
    ),
    failuresInRow,
    isLocked: failuresInRow[type] >= failuresBeforeLock,
  }
  return { order: note(failed, at, `Payment${type}Failed`, 'Merchant'), problem }
}

/** Unlocks a payment, as the provider’s support does. */
export function unlock(order: PaymentOrder): PaymentOrder {
  return { ...order, isLocked: false, failuresInRow: { Capture: 0, Reversal: 0 } }
}

/** Fails an order, as the provider does for kinds that are not simulated (recurring ones). */
export function fail(order: PaymentOrder, now: number, failed: Problem): Change {
  if (order.status !== 'Initialized') return { order, problem: notOffered('fail', order.status) }
  return {
    order: note(
      { ...order, status: 'Failed', attempt: null, failed },
      now,
      'PaymentFailed',
      'Consumer',
    ),
  }
}

function refuse(order: PaymentOrder, now: number, relation: Relation): Problem | undefined {
  if (order.isLocked)
    return forbidden(
      `The payment is locked after ${failuresBeforeLock} failed attempts in a row. Contact support.`,
    )
  if (!operationsOf(order, now).includes(relation)) return notOffered(relation, order.status)
  if (order.transactions.length >= maxTransactions)
    return forbidden(`A payment order has at most ${maxTransactions} transactions.`)
  return undefined
}

function tooMuch(operation: 'capture' | 'reversal'): Problem {
  const remaining = operation === 'capture' ? 'RemainingCaptureAmount' : 'RemainingReversalAmount'
  return inputError({ name: 'Transaction.Amount', description: `Amount exceeds ${remaining}` })
}

function add(
  order: PaymentOrder,
  { at, number, guid }: Occurrence,
  type: TransactionType,
  asked: ModificationRequest,
): PaymentOrder {
  const transaction: Transaction = { guid, number, at, type, ...asked }
  const added: PaymentOrder = {
    ...order,
    transactions: [...order.transactions, transaction],
    failuresInRow:
      type === 'Capture' || type === 'Reversal'
        ? { ...order.failuresInRow, [type]: 0 }
        : order.failuresInRow,
  }
  const status = settledStatus(added)
  return note({ ...added, status }, at, historyNames[type], 'Merchant')
}

const historyNames = {
  Authorization: 'PaymentPaid',
  Capture: 'PaymentCaptured',
  Cancellation: 'PaymentCancelled',
  Reversal: 'PaymentReversed',
} satisfies Record<TransactionType, string>

/** Cancelled: all of it is released. Reversed: all captured money is refunded and nothing is left. */
function settledStatus(order: PaymentOrder): 'Paid' | 'Cancelled' | 'Reversed' {
  const { capture, reversal } = remainingOf(order)
  if (capture > 0 || reversal > 0) return 'Paid'
  return order.transactions.some(({ type }) => type === 'Capture') ? 'Reversed' : 'Cancelled'
}
