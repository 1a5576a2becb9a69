import { operationsOf } from './operations.ts'
import type { Attempt, Card, FailedAttempt, Occurrence, PaymentOrder } from './payment-order.ts'
import { type CardProblem, cardProblem, notOffered, type Problem } from './problem.ts'

/** The changed order, with a problem if the change was refused. A refusal may also change the order. */
export type Change = { order: PaymentOrder; problem?: Problem }

const maxAttempts = 100

/** Ends an attempt at the bank after the challenge has expired. */
export function expireAttempt(order: PaymentOrder, now: number): PaymentOrder {
  const { attempt } = order
  if (!attempt || now < attempt.challenge.until) return order
  return endAttempt(order, attempt, attempt.challenge.until, 'Failed', 'authenticationrequired')
}

/** Sends the payer to the bank, and aborts an attempt in another window. */
export function sendToBank(
  order: PaymentOrder,
  occurrence: Occurrence,
  card: Card,
  challenge: Attempt['challenge'],
): Change {
  const refusal = refuseAttempt(order)
  if (refusal) return { order, problem: refusal }
  const free = order.attempt
    ? endAttempt(order, order.attempt, occurrence.at, 'Aborted', '3dsecureusercancelled')
    : order
  const attempt = { number: occurrence.number, startedAt: occurrence.at, card, challenge }
  return { order: note({ ...free, attempt }, occurrence.at, 'PaymentAttemptStarted', 'Consumer') }
}

/** A decline does not change the status: the payer may try again in the same order. */
export function decline(order: PaymentOrder, occurrence: Occurrence, name: CardProblem): Change {
  const refusal = refuseAttempt(order)
  if (refusal) return { order, problem: refusal }
  const { attempt } = order
  if (attempt)
    return {
      order: endAttempt(order, attempt, occurrence.at, 'Failed', name),
      problem: cardProblem(name),
    }
  const failed = failedAttempt(occurrence.number, occurrence.at, 'Failed', name)
  return { order: addFailed(order, failed), problem: failed.problem }
}

/** Aborts the current attempt, if there is one, for the merchant or the payer. */
export function abortAttempt(order: PaymentOrder, now: number): Change {
  if (!operationsOf(order, now).includes('abort-paymentattempt'))
    return { order, problem: notOffered('abort-paymentattempt', order.status) }
  const { attempt } = order
  if (!attempt) return { order }
  return { order: endAttempt(order, attempt, now, 'Aborted', '3dsecureusercancelled') }
}

/** The bank approves: the amount is reserved, not captured. */
export function authorise(
  order: PaymentOrder,
  occurrence: Occurrence,
  { card, isSecure }: { card: Card; isSecure: boolean },
): Change {
  const refusal = refuseAttempt(order)
  if (refusal) return { order, problem: refusal }
  const { at, guid } = occurrence
  const number = order.attempt?.number ?? occurrence.number
  const paid: PaymentOrder = {
    ...order,
    status: 'Paid',
    attempt: null,
    paid: { number, card, isSecure },
    transactions: [
      {
        guid,
        number,
        at,
        type: 'Authorization',
        amount: order.amount,
        vatAmount: order.vatAmount,
        description: order.description,
        payeeReference: order.payeeInfo.payeeReference,
      },
    ],
  }
  return { order: note(paid, at, 'PaymentPaid', 'Consumer') }
}

export function refuseAttempt(order: PaymentOrder): Problem | undefined {
  if (order.status !== 'Initialized') return notOffered('payment', order.status)
  if (order.failedAttempts.length >= maxAttempts) return cardProblem('velocitycheck')
  return undefined
}

function endAttempt(
  order: PaymentOrder,
  { number }: Attempt,
  at: number,
  status: FailedAttempt['status'],
  name: CardProblem,
): PaymentOrder {
  return addFailed({ ...order, attempt: null }, failedAttempt(number, at, status, name))
}

function failedAttempt(
  number: number,
  at: number,
  status: FailedAttempt['status'],
  name: CardProblem,
): FailedAttempt {
  return { at, number, status, problem: cardProblem(name) }
}

function addFailed(order: PaymentOrder, failed: FailedAttempt): PaymentOrder {
  const failedAttempts = [...order.failedAttempts, failed]
  return note({ ...order, failedAttempts }, failed.at, `PaymentAttempt${failed.status}`, 'Consumer')
}

const maxHistory = 500

export function note(
  order: PaymentOrder,
  at: number,
  name: string,
  initiatedBy: 'Merchant' | 'Consumer',
): PaymentOrder {
  const history = [...order.history, { at, name, initiatedBy }].slice(-maxHistory)
  return { ...order, updated: at, history }
}
