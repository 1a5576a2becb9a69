import { operationsOf } from './operations.ts'
import type { Attempt, Card, FailedAttempt, Moment, PaymentOrder } from './payment-order.ts'
import { type CardProblem, cardProblem, notOffered, type Problem } from './problem.ts'

/** The order afterwards; with a problem when it was refused. Also a refusal can leave a trace. */
export type Change = { order: PaymentOrder; problem?: Problem }

const limitOfAttempts = 100

/** Ends what a payer has left behind at the bank, once the bank waits no longer. */
export function lapse(order: PaymentOrder, now: number): PaymentOrder {
  const { attempt } = order
  if (!attempt || now < attempt.challenge.until) return order
  return endAttempt(order, attempt, attempt.challenge.until, 'Failed', 'authenticationrequired')
}

/** The payer is sent to the bank. Whoever was there in another window is no longer waited for. */
export function sendToBank(
  order: PaymentOrder,
  moment: Moment,
  card: Card,
  challenge: Attempt['challenge'],
): Change {
  const refusal = refuseAttempt(order)
  if (refusal) return { order, problem: refusal }
  const free = order.attempt
    ? endAttempt(order, order.attempt, moment.at, 'Aborted', '3dsecureusercancelled')
    : order
  const attempt = { number: moment.number, startedAt: moment.at, card, challenge }
  return { order: note({ ...free, attempt }, moment.at, 'PaymentAttemptStarted', 'Consumer') }
}

/** A decline is no change of status: the payer may try again in the same order. */
export function decline(order: PaymentOrder, moment: Moment, name: CardProblem): Change {
  const refusal = refuseAttempt(order)
  if (refusal) return { order, problem: refusal }
  const { attempt } = order
  if (attempt)
    return {
      order: endAttempt(order, attempt, moment.at, 'Failed', name),
      problem: cardProblem(name),
    }
  const failed = failedAttempt(moment.number, moment.at, 'Failed', name)
  return { order: addFailed(order, failed), problem: failed.problem }
}

/** The merchant, or the payer, ends the attempt under way. Without one nothing happens. */
export function abortAttempt(order: PaymentOrder, now: number): Change {
  if (!operationsOf(order, now).includes('abort-paymentattempt'))
    return { order, problem: notOffered('abort-paymentattempt', order.status) }
  const { attempt } = order
  if (!attempt) return { order }
  return { order: endAttempt(order, attempt, now, 'Aborted', '3dsecureusercancelled') }
}

/** The bank says yes: the amount is reserved, and nothing has been taken. */
export function authorise(
  order: PaymentOrder,
  moment: Moment,
  { card, isSecure }: { card: Card; isSecure: boolean },
): Change {
  const refusal = refuseAttempt(order)
  if (refusal) return { order, problem: refusal }
  const { at, guid } = moment
  const number = order.attempt?.number ?? moment.number
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
  if (order.failedAttempts.length >= limitOfAttempts) return cardProblem('velocitycheck')
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

const limitOfHistory = 500

export function note(
  order: PaymentOrder,
  at: number,
  name: string,
  initiatedBy: 'Merchant' | 'Consumer',
): PaymentOrder {
  const history = [...order.history, { at, name, initiatedBy }].slice(-limitOfHistory)
  return { ...order, updated: at, history }
}
