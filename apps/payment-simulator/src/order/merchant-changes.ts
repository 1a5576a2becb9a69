import { type Change, note } from './attempts.ts'
import { operationsOf, type Relation } from './operations.ts'
import type { Moment, PaymentOrder, Transaction, TransactionType } from './payment-order.ts'
import { forbidden, inputError, notOffered, type Problem } from './problem.ts'
import { remainingOf } from './remaining.ts'

/** What the merchant asks for after the purchase. Amounts in øre. */
export type Asked = {
  amount: number
  vatAmount: number
  description: string
  payeeReference: string
  receiptReference?: string | undefined
}

/** So many captures or reversals that fail in a row lock the payment until support intervenes. */
export const failuresThatLock = 5

const limitOfTransactions = 200

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
  { amount, vatAmount }: Pick<Asked, 'amount' | 'vatAmount'>,
): Change {
  const problem = refuse(order, now, 'update-order')
  if (problem) return { order, problem }
  return { order: note({ ...order, amount, vatAmount }, now, 'PaymentUpdated', 'Merchant') }
}

export function capture(order: PaymentOrder, moment: Moment, asked: Asked): Change {
  const problem = refuse(order, moment.at, 'capture')
  if (problem) return { order, problem }
  if (asked.amount > remainingOf(order).capture)
    return failTransaction(order, moment, 'Capture', asked, tooMuch('capture'))
  return { order: add(order, moment, 'Capture', asked) }
}

/** Releases all that has not been captured. */
export function cancel(
  order: PaymentOrder,
  moment: Moment,
  asked: Pick<Asked, 'description' | 'payeeReference'>,
): Change {
  const problem = refuse(order, moment.at, 'cancel')
  if (problem) return { order, problem }
  const amount = remainingOf(order).cancellation
  return { order: add(order, moment, 'Cancellation', { ...asked, amount, vatAmount: 0 }) }
}

export function reverse(order: PaymentOrder, moment: Moment, asked: Asked): Change {
  const problem = refuse(order, moment.at, 'reversal')
  if (problem) return { order, problem }
  if (asked.amount > remainingOf(order).reversal)
    return failTransaction(order, moment, 'Reversal', asked, tooMuch('reversal'))
  return { order: add(order, moment, 'Reversal', asked) }
}

/** A capture or reversal that the acquirer did not carry out. */
export function failTransaction(
  order: PaymentOrder,
  { at, number }: Moment,
  type: 'Capture' | 'Reversal',
  { payeeReference }: Pick<Asked, 'payeeReference'>,
  problem: Problem,
): Change {
  const failuresInRow = { ...order.failuresInRow, [type]: order.failuresInRow[type] + 1 }
  const failed: PaymentOrder = {
    ...order,
    failures: [...order.failures, { at, number, type, payeeReference, problem }].slice(
      -limitOfTransactions,
    ),
    failuresInRow,
    isLocked: failuresInRow[type] >= failuresThatLock,
  }
  return { order: note(failed, at, `Payment${type}Failed`, 'Merchant'), problem }
}

/** What the provider's support does for a payment that is locked. */
export function unlock(order: PaymentOrder): PaymentOrder {
  return { ...order, isLocked: false, failuresInRow: { Capture: 0, Reversal: 0 } }
}

/** As the provider ends orders of kinds that are not simulated (recurring ones). */
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
      `The payment is locked after ${failuresThatLock} failed attempts in a row. Contact support.`,
    )
  if (!operationsOf(order, now).includes(relation)) return notOffered(relation, order.status)
  if (order.transactions.length >= limitOfTransactions)
    return forbidden(`A payment order has at most ${limitOfTransactions} transactions.`)
  return undefined
}

function tooMuch(operation: 'capture' | 'reversal'): Problem {
  const remaining = operation === 'capture' ? 'RemainingCaptureAmount' : 'RemainingReversalAmount'
  return inputError({ name: 'Transaction.Amount', description: `Amount exceeds ${remaining}` })
}

function add(
  order: PaymentOrder,
  { at, number, guid }: Moment,
  type: TransactionType,
  asked: Asked,
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

/** Cancelled: all of it released. Reversed: all that was captured is given back, none is left open. */
function settledStatus(order: PaymentOrder): 'Paid' | 'Cancelled' | 'Reversed' {
  const { capture, reversal } = remainingOf(order)
  if (capture > 0 || reversal > 0) return 'Paid'
  return order.transactions.some(({ type }) => type === 'Capture') ? 'Reversed' : 'Cancelled'
}
