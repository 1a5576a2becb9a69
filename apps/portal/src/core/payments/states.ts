/**
 * The states of a payment and which may follow which. The database holds the same graph:
 * `sql/payment_step_allowed.sql`.
 */
export const paymentStates = [
  /** Written down; the provider may or may not have heard of it. */
  'created',
  /** The provider has it, and it can be paid. */
  'opened',
  /** The card's money is reserved; nobody has been promised anything. */
  'authorised',
  /** What is paid for is the payer's; the money is to be taken. */
  'confirmed',
  'captured',
  /** Never shown to anybody, so that nobody can pay it. */
  'abandoned',
  /** Ended without money. */
  'aborted',
  /** The reservation of the money is to be given up. */
  'cancelling',
  'cancelled',
  /** Money that was taken is to go back. */
  'refunding',
  /** What was due has gone back: all of it, or the part that was to. */
  'refunded',
  /** Somebody has to look. */
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

/** A state, and of a payment that somebody has to look at the one before. */
export type Standing = {
  readonly state: PaymentState
  readonly attentionFrom: PaymentState | null
}

/**
 * Of one subject at most one payment stands in these, or is looked at since: it is being paid for, or
 * is paid.
 */
export const holdingStates = [
  'created',
  'opened',
  'authorised',
  'confirmed',
  'captured',
] as const satisfies readonly PaymentState[]

/** What is left to do in them is done without anybody asking. */
export const workingStates = [
  'created',
  'opened',
  'authorised',
  'confirmed',
  'cancelling',
  'refunding',
] as const satisfies readonly PaymentState[]

const includes = (states: readonly PaymentState[], state: PaymentState) => states.includes(state)

export const isHolding = ({ state, attentionFrom }: Standing) =>
  includes(holdingStates, attentionFrom ?? state)
export const isWorking = (state: PaymentState) => includes(workingStates, state)

/** Why somebody has to look. */
export const attentionReasons = [
  /** The provider's order has another amount, currency or name of ours than the payment. */
  'order-differs',
  /** The provider lists money that moved and that we have not asked for. */
  'unknown-transaction',
  'capture-failed',
  'cancel-failed',
  'refund-failed',
  /** The provider offers nothing that would go on: too many failures, or it knows more than we do. */
  'locked',
  /** The provider has ended it by itself, or somebody has at the provider's own pages. */
  'ended-elsewhere',
] as const
export type AttentionReason = (typeof attentionReasons)[number]
