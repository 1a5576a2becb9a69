import {
  doneOre,
  findStartedOperation,
  type Operation,
  type OperationKind,
  type Payment,
} from './payment.ts'
import type { ProviderOrder, ProviderTransaction } from './provider/read-order.ts'
import type { AttentionReason, PaymentState } from './states.ts'

/** The next action on a payment: a call to the provider, or a change of our own. */
export type Plan =
  /** The payment kind decides, in the transaction of the state change. */
  | { readonly action: 'confirm' }
  /** A state change that follows from the order. `release`: also releases the subject. */
  | { readonly action: 'transition'; readonly to: PaymentState; readonly release?: true }
  | { readonly action: 'attention'; readonly reason: AttentionReason }
  | { readonly action: 'abort' }
  /** Sends an operation with its own reference, or tries the started one again. */
  | {
      readonly action: 'operate'
      readonly kind: Exclude<OperationKind, 'create'>
      readonly amountOre: number
      readonly started: Operation | null
    }
  /** Refunds a captured payment whose reservation should have been cancelled. */
  | { readonly action: 'refund-all' }
  /** Nothing until then; null: nothing more at all. */
  | { readonly action: 'wait'; readonly until: Date | null }

const second = 1_000
const minute = 60 * second

/** The provider locks a payment after five failures, so staff keep one try in reserve. */
export const automaticTries = 3

/** Between two tries, in milliseconds. */
const pauses = [minute, 5 * minute, 30 * minute] as const

export function nextTryAt(tries: number, now: Date): Date {
  return new Date(now.getTime() + (pauses[Math.max(0, tries - 1)] ?? 30 * minute))
}

/** While the payer may be paying, or the provider shows an outdated order. */
const soon = 15 * second

/** Between checks of an opened payment: the payer may have closed the window after paying. */
export const openedPause = minute

/** Operations that the provider lists as done and that are not yet done in our records. */
export function findCompleted(
  payment: Payment,
  order: ProviderOrder,
): { operation: Operation; transaction: ProviderTransaction }[] {
  return payment.operations.flatMap((operation) => {
    if (operation.state === 'done') return []
    const transaction = order.transactions.find((shown) => isSameOperation(operation, shown))
    return transaction ? [{ operation, transaction }] : []
  })
}

const transactionTypes = {
  // Captured with the payment itself: a sale, not a reservation.
  create: 'Sale',
  capture: 'Capture',
  cancel: 'Cancellation',
  reversal: 'Reversal',
} as const satisfies Record<OperationKind, string>

/** Matches the reference and the amount; a cancellation covers whatever was reserved. */
function isSameOperation(
  { kind, reference, amountOre }: Operation,
  shown: ProviderTransaction,
): boolean {
  return (
    shown.reference === reference &&
    shown.type === transactionTypes[kind] &&
    (kind === 'cancel' || shown.amountOre === amountOre)
  )
}

/**
 * The next action on a payment whose order has just been read, and whose `findCompleted` operations
 * have been recorded. Pure: it holds all the rules of the payment engine.
 */
export function planNext(payment: Payment, order: ProviderOrder, now: Date): Plan {
  if (needsOrderCheck(payment)) {
    if (differsFromOrder(payment, order)) return attention('order-differs')
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
      return wait(null)
  }
}

function planOpened({ payBefore }: Payment, order: ProviderOrder, now: Date): Plan {
  switch (order.status) {
    case 'Paid':
      return { action: 'transition', to: 'authorised' }
    case 'Aborted':
    case 'Cancelled':
    case 'Failed':
      return { action: 'transition', to: 'aborted', release: true }
    case 'Reversed':
      return attention('ended-elsewhere')
    case 'Initialized': {
      if (now < payBefore) return wait(earlier(payBefore, after(now, openedPause)))
      // It is not offered while the payer is at the bank; the order may still be paid then.
      return order.operations.has('abort') ? { action: 'abort' } : wait(after(now, soon))
    }
  }
}

function planAuthorised(order: ProviderOrder, now: Date): Plan {
  switch (order.status) {
    case 'Paid':
      return { action: 'confirm' }
    case 'Cancelled':
      return { action: 'transition', to: 'cancelled', release: true }
    case 'Initialized':
      return wait(after(now, soon))
    default:
      return attention('ended-elsewhere')
  }
}

function planConfirmed(payment: Payment, order: ProviderOrder, now: Date): Plan {
  if (isCaptured(payment)) return { action: 'transition', to: 'captured' }
  if (order.status === 'Initialized') return wait(after(now, soon))
  if (order.status !== 'Paid') return attention('ended-elsewhere')
  return planOperation(payment, order, now, {
    kind: 'capture',
    rel: 'capture',
    amountOre: payment.amountOre,
    failed: 'capture-failed',
  })
}

function planCancelling(payment: Payment, order: ProviderOrder, now: Date): Plan {
  if (isCaptured(payment)) return { action: 'refund-all' }
  switch (order.status) {
    case 'Cancelled':
    case 'Aborted':
    case 'Failed':
      return { action: 'transition', to: 'cancelled' }
    case 'Reversed':
      return attention('ended-elsewhere')
    case 'Initialized':
      return wait(after(now, soon))
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
  if (due <= 0) return { action: 'transition', to: 'refunded' }
  if (order.status === 'Initialized') return wait(after(now, soon))
  if (order.status === 'Cancelled' || order.status === 'Aborted')
    return attention('ended-elsewhere')
  return planOperation(payment, order, now, {
    kind: 'reversal',
    rel: 'reversal',
    amountOre: due,
    failed: 'refund-failed',
  })
}

/** Resolves a payment that needs attention, when the provider has resolved it meanwhile. */
function planAttention(payment: Payment, order: ProviderOrder): Plan {
  switch (payment.attentionFrom) {
    case 'cancelling':
      if (isCaptured(payment)) return { action: 'refund-all' }
      return order.status === 'Cancelled' ? { action: 'transition', to: 'cancelled' } : wait(null)
    case 'refunding':
      return doneOre(payment, 'reversal') >= payment.refundDueOre
        ? { action: 'transition', to: 'refunded' }
        : wait(null)
    default:
      return differsFromOrder(payment, order) || hasUnknownTransaction(payment, order)
        ? wait(null)
        : planAttentionWithSubject(payment, order)
  }
}

/** The payment still has its subject. */
function planAttentionWithSubject(payment: Payment, order: ProviderOrder): Plan {
  if (payment.attentionFrom === 'confirmed' || payment.attentionFrom === 'captured')
    return isCaptured(payment) ? { action: 'transition', to: 'captured' } : wait(null)
  if (order.status === 'Cancelled') return { action: 'transition', to: 'cancelled', release: true }
  if (order.status === 'Aborted') return { action: 'transition', to: 'aborted', release: true }
  return wait(null)
}

/** One operation at a time, with the same reference on every try. */
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
  const started = findStartedOperation(payment, wanted.kind) ?? null
  const tries = started?.tries ?? 0
  if (started?.nextTryAt && now < started.nextTryAt) return wait(started.nextTryAt)
  const maxTries = automaticTries + (started?.extraTries ?? 0)
  if (tries >= maxTries) return attention(wanted.failed)
  if (!order.operations.has(wanted.rel))
    return mayBeListedLate(payment, now) ? wait(after(now, minute)) : attention('locked')
  return {
    action: 'operate',
    kind: wanted.kind,
    amountOre: started?.amountOre ?? wanted.amountOre,
    started,
  }
}

/** The provider's list lags by seconds; an operation missing for longer needs attention. */
const listedWithin = 40 * minute

/** Whether an operation was sent so recently that the provider may not list it yet. */
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

/** The order does not match the one that we created. */
function differsFromOrder(
  payment: Payment,
  { amountOre, currency, orderReference }: ProviderOrder,
) {
  return (
    amountOre !== payment.amountOre ||
    currency !== 'NOK' ||
    (orderReference !== null && orderReference !== payment.id)
  )
}

/** Money was moved by someone else: in the provider's admin pages, or by another program. */
function hasUnknownTransaction(payment: Payment, order: ProviderOrder): boolean {
  return order.transactions.some(
    (shown) =>
      shown.type !== 'Authorization' &&
      !payment.operations.some((one) => isSameOperation(one, shown)),
  )
}

const isCaptured = (payment: Payment) =>
  doneOre(payment, 'capture') > 0 || doneOre(payment, 'create') > 0

/** Later states only need to know whether the refund was made. */
const needsOrderCheck = ({ state }: Payment) =>
  state === 'opened' || state === 'authorised' || state === 'confirmed'

const attention = (reason: AttentionReason): Plan => ({ action: 'attention', reason })
const wait = (until: Date | null): Plan => ({ action: 'wait', until })
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
const earlier = (one: Date, other: Date) => (one < other ? one : other)
