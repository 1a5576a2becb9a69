import {
  begunOperation,
  doneOre,
  type Operation,
  type OperationKind,
  type Payment,
} from './payment.ts'
import type { ProviderOrder, ProviderTransaction } from './provider/read-order.ts'
import type { AttentionReason, PaymentState } from './states.ts'

/** What is asked of the provider, or of nobody but ourselves, next. */
export type Plan =
  /** The subject's own decision, in the transaction of the step. */
  | { readonly do: 'confirm' }
  /** A step that follows from what the provider shows. `release`: the subject is let go in it. */
  | { readonly do: 'step'; readonly to: PaymentState; readonly release?: true }
  | { readonly do: 'attention'; readonly reason: AttentionReason }
  | { readonly do: 'abort' }
  /** An operation under a reference of its own: one that was begun is tried again. */
  | {
      readonly do: 'operate'
      readonly kind: Exclude<OperationKind, 'create'>
      readonly amountOre: number
      readonly begun: Operation | null
    }
  /** All that was taken is to go back, which had been meant to be released. */
  | { readonly do: 'refund-all' }
  /** Until then nothing, or for ever. */
  | { readonly do: 'rest'; readonly until: Date | null }

const second = 1_000
const minute = 60 * second

/** How often an operation is sent without anybody asking. The provider locks a payment at five failures. */
export const automaticTries = 3

/** Between one try and the next, in milliseconds. */
const pauses = [minute, 5 * minute, 30 * minute] as const

export function nextTryAt(tries: number, now: Date): Date {
  return new Date(now.getTime() + (pauses[Math.max(0, tries - 1)] ?? 30 * minute))
}

/** While somebody may be paying, and while the provider shows what is behind what we know. */
const soon = 15 * second

/** Opened payments are looked at so often: the payer may have closed the window after paying. */
export const openedPause = minute

/** What of ours the provider lists that we did not know to be done. */
export function settledIn(
  payment: Payment,
  order: ProviderOrder,
): { operation: Operation; transaction: ProviderTransaction }[] {
  return payment.operations.flatMap((operation) => {
    if (operation.state === 'done') return []
    const transaction = order.transactions.find((shown) => isOf(operation, shown))
    return transaction ? [{ operation, transaction }] : []
  })
}

const transactionTypes = {
  // Taken with the payment itself: a sale, not a reservation.
  create: 'Sale',
  capture: 'Capture',
  cancel: 'Cancellation',
  reversal: 'Reversal',
} as const satisfies Record<OperationKind, string>

/** Under its reference, and as much as was asked for; what is given up is whatever was reserved. */
function isOf({ kind, reference, amountOre }: Operation, shown: ProviderTransaction): boolean {
  return (
    shown.reference === reference &&
    shown.type === transactionTypes[kind] &&
    (kind === 'cancel' || shown.amountOre === amountOre)
  )
}

/**
 * What is to be done next about a payment whose order was read just now, and of which everything in
 * `settledIn` is known to be done. Pure: the whole engine is this, one step at a time.
 */
export function planNext(payment: Payment, order: ProviderOrder, now: Date): Plan {
  if (isOnItsWay(payment)) {
    if (isAnother(payment, order)) return attention('order-differs')
    if (hasUnknownTransaction(payment, order)) return attention('unknown-transaction')
  }
  switch (payment.state) {
    case 'opened':
      return planOpened(payment, order, now)
    case 'authorised':
      return planAuthorised(order, now)
    case 'confirmed':
      return planConfirmed(payment, order, now)
    case 'cancelling':
      return planCancelling(payment, order, now)
    case 'refunding':
      return planRefunding(payment, order, now)
    case 'attention':
      return planAttention(payment, order)
    default:
      return rest(null)
  }
}

function planOpened({ payBefore }: Payment, order: ProviderOrder, now: Date): Plan {
  switch (order.status) {
    case 'Paid':
      return { do: 'step', to: 'authorised' }
    case 'Aborted':
    case 'Cancelled':
    case 'Failed':
      return { do: 'step', to: 'aborted', release: true }
    case 'Reversed':
      return attention('ended-elsewhere')
    case 'Initialized': {
      if (now < payBefore) return rest(earlier(payBefore, after(now, openedPause)))
      // While the payer is at the bank it is not offered: then it may be paid still.
      return order.operations.has('abort') ? { do: 'abort' } : rest(after(now, soon))
    }
  }
}

function planAuthorised(order: ProviderOrder, now: Date): Plan {
  switch (order.status) {
    case 'Paid':
      return { do: 'confirm' }
    case 'Cancelled':
      return { do: 'step', to: 'cancelled', release: true }
    case 'Initialized':
      return rest(after(now, soon))
    default:
      return attention('ended-elsewhere')
  }
}

function planConfirmed(payment: Payment, order: ProviderOrder, now: Date): Plan {
  if (isTaken(payment)) return { do: 'step', to: 'captured' }
  if (order.status === 'Initialized') return rest(after(now, soon))
  if (order.status !== 'Paid') return attention('ended-elsewhere')
  return planOperation(payment, order, now, {
    kind: 'capture',
    rel: 'capture',
    amountOre: payment.amountOre,
    failed: 'capture-failed',
  })
}

function planCancelling(payment: Payment, order: ProviderOrder, now: Date): Plan {
  if (isTaken(payment)) return { do: 'refund-all' }
  switch (order.status) {
    case 'Cancelled':
    case 'Aborted':
    case 'Failed':
      return { do: 'step', to: 'cancelled' }
    case 'Reversed':
      return attention('ended-elsewhere')
    case 'Initialized':
      return rest(after(now, soon))
    case 'Paid':
      return planOperation(payment, order, now, {
        kind: 'cancel',
        rel: 'cancel',
        amountOre: payment.amountOre,
        failed: 'cancel-failed',
      })
  }
}

function planRefunding(payment: Payment, order: ProviderOrder, now: Date): Plan {
  const due = payment.refundDueOre - doneOre(payment, 'reversal')
  if (due <= 0) return { do: 'step', to: 'refunded' }
  if (order.status === 'Initialized') return rest(after(now, soon))
  if (order.status === 'Cancelled' || order.status === 'Aborted')
    return attention('ended-elsewhere')
  return planOperation(payment, order, now, {
    kind: 'reversal',
    rel: 'reversal',
    amountOre: due,
    failed: 'refund-failed',
  })
}

/** What settles a payment that somebody should look at, when the provider has settled it meanwhile. */
function planAttention(payment: Payment, order: ProviderOrder): Plan {
  switch (payment.attentionFrom) {
    case 'cancelling':
      if (isTaken(payment)) return { do: 'refund-all' }
      return order.status === 'Cancelled' ? { do: 'step', to: 'cancelled' } : rest(null)
    case 'refunding':
      return doneOre(payment, 'reversal') >= payment.refundDueOre
        ? { do: 'step', to: 'refunded' }
        : rest(null)
    default:
      return isAnother(payment, order) || hasUnknownTransaction(payment, order)
        ? rest(null)
        : planOnItsWay(payment, order)
  }
}

/** Its subject is still what it is for. */
function planOnItsWay(payment: Payment, order: ProviderOrder): Plan {
  if (payment.attentionFrom === 'confirmed' || payment.attentionFrom === 'captured')
    return isTaken(payment) ? { do: 'step', to: 'captured' } : rest(null)
  if (order.status === 'Cancelled') return { do: 'step', to: 'cancelled', release: true }
  if (order.status === 'Aborted') return { do: 'step', to: 'aborted', release: true }
  return rest(null)
}

/** One operation at a time, under one reference however often it is tried. */
function planOperation(
  payment: Payment,
  order: ProviderOrder,
  now: Date,
  wanted: {
    kind: Exclude<OperationKind, 'create'>
    rel: string
    amountOre: number
    failed: AttentionReason
  },
): Plan {
  const begun = begunOperation(payment, wanted.kind) ?? null
  const tries = begun?.tries ?? 0
  if (begun?.nextTryAt && now < begun.nextTryAt) return rest(begun.nextTryAt)
  const mostTries = automaticTries + (begun?.extraTries ?? 0)
  if (tries >= mostTries) return attention(wanted.failed)
  if (!order.operations.has(wanted.rel))
    return mayBeListedLate(payment, now) ? rest(after(now, minute)) : attention('locked')
  return {
    do: 'operate',
    kind: wanted.kind,
    amountOre: begun?.amountOre ?? wanted.amountOre,
    begun,
  }
}

/** Lists come late by seconds: what was sent long ago and is not listed somebody has to look at. */
const listedWithin = 40 * minute

/** Whether something was sent of which the provider may not show as yet that it was done. */
function mayBeListedLate({ operations }: Payment, now: Date): boolean {
  return operations.some(
    ({ kind, state, tries, nextTryAt }) =>
      kind !== 'create' &&
      state !== 'done' &&
      tries > 0 &&
      nextTryAt !== null &&
      now.getTime() - nextTryAt.getTime() < listedWithin,
  )
}

/** The order is not the one that we made. */
function isAnother(payment: Payment, { amountOre, currency, orderReference }: ProviderOrder) {
  return (
    amountOre !== payment.amountOre ||
    currency !== 'NOK' ||
    (orderReference !== null && orderReference !== payment.id)
  )
}

/** Money that moved without us: at the provider's own pages, or by another program. */
function hasUnknownTransaction(payment: Payment, order: ProviderOrder): boolean {
  return order.transactions.some(
    (shown) =>
      shown.type !== 'Authorization' && !payment.operations.some((one) => isOf(one, shown)),
  )
}

const isTaken = (payment: Payment) =>
  doneOre(payment, 'capture') > 0 || doneOre(payment, 'create') > 0

/** On giving money back nothing is asked but whether it went. */
const isOnItsWay = ({ state }: Payment) =>
  state === 'opened' || state === 'authorised' || state === 'confirmed'

const attention = (reason: AttentionReason): Plan => ({ do: 'attention', reason })
const rest = (until: Date | null): Plan => ({ do: 'rest', until })
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
const earlier = (one: Date, other: Date) => (one < other ? one : other)
