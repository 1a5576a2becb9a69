/**
 * The states of a payment and which may follow which. The database holds the same graph:
 * `sql/payment_step_allowed.sql`.
 */
export const paymentStates = [
  /** Stored here; the provider may or may not have the order. */
  'created',
  /** The provider has the order, and it can be paid. */
  'opened',
  /** The amount is reserved on the card; the subject is not the payer's yet. */
  'authorised',
  /** The subject is the payer's; the amount is to be captured. */
  'confirmed',
  'captured',
  /** Its card form was never shown, so it cannot be paid. */
  'abandoned',
  /** Ended without a payment. */
  'aborted',
  /** The reserved amount is to be released. */
  'cancelling',
  'cancelled',
  /** A captured amount is to be refunded. */
  'refunding',
  /** The amount due, in full or in part, has been refunded. */
  'refunded',
  /** Staff have to act. */
  'attention',
] as const
export type PaymentState = (typeof paymentStates)[number]

const graph: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['opened', 'abandoned'],
  opened: ['authorised', 'aborted', 'attention'],
  authorised: ['confirmed', 'cancelling', 'cancelled', 'attention'],
  confirmed: ['captured', 'cancelling', 'attention'],
  captured: ['refunding', 'attention'],
  abandoned: [],
  aborted: [],
  cancelling: ['cancelled', 'refunding', 'attention'],
  cancelled: [],
  refunding: ['refunded', 'attention'],
  refunded: ['refunding'],
  attention: [
    'authorised',
    'confirmed',
    'captured',
    'aborted',
    'cancelling',
    'cancelled',
    'refunding',
    'refunded',
  ],
}

export const canFollow = (from: PaymentState, to: PaymentState) => graph[from].includes(to)

/** A state; for a payment that needs attention also the state before. */
export type CurrentState = {
  readonly state: PaymentState
  readonly attentionFrom: PaymentState | null
}

/**
 * A subject has at most one payment in these states, or in attention from one of them: it is being
 * paid for, or is paid.
 */
export const activeStates = [
  'created',
  'opened',
  'authorised',
  'confirmed',
  'captured',
] as const satisfies readonly PaymentState[]

/** The sweeper continues payments in these states. */
export const inProgressStates = [
  'created',
  'opened',
  'authorised',
  'confirmed',
  'cancelling',
  'refunding',
] as const satisfies readonly PaymentState[]

const includes = (states: readonly PaymentState[], state: PaymentState) => states.includes(state)

export const isActive = ({ state, attentionFrom }: CurrentState) =>
  includes(activeStates, attentionFrom ?? state)
export const isInProgress = (state: PaymentState) => includes(inProgressStates, state)
/** Nothing is left to read from the provider. */
export const isSettled = ({ state }: Pick<CurrentState, 'state'>) =>
  !isInProgress(state) && state !== 'attention'

/** Why a payment needs attention. */
export const attentionReasons = [
  /** The order has another amount, currency or order reference than the payment. */
  'order-differs',
  /** The provider lists a transaction that we did not request. */
  'unknown-transaction',
  'capture-failed',
  'cancel-failed',
  'refund-failed',
  /** The provider offers no operation to continue with, after too many failures or an unknown change. */
  'locked',
  /** The provider ended the order, or somebody did in the provider's admin pages. */
  'ended-elsewhere',
] as const
export type AttentionReason = (typeof attentionReasons)[number]
