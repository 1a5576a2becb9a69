import { z } from 'zod'
import { reasonForPayer } from './reason-for-payer.ts'
import { attentionReasons, type CurrentState, paymentStates } from './states.ts'

/** The statuses of the specification, section 6. */
export const PaymentStatus = z.enum(['INITIALIZED', 'PAID', 'CANCELLED'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const PaymentId = z.strictObject({ paymentId: z.uuid() })
export type PaymentId = z.infer<typeof PaymentId>

/** Section 6, "Payment": what the browser embeds and comes back with. */
export const PaymentStarted = z.object({ paymentId: z.uuid(), checkoutUrl: z.string() })
export type PaymentStarted = z.infer<typeof PaymentStarted>

export const OwnPaymentStatus = z.object({ paymentId: z.uuid(), paymentStatus: PaymentStatus })
export type OwnPaymentStatus = z.infer<typeof OwnPaymentStatus>

/**
 * Where the payer's money is. `unpaid`: the provider ended the order without a payment. `releasing`: the
 * release of the reserved amount has been requested. `released`: the provider has released it.
 * `refunded`: it was captured, and is or will be refunded.
 */
export const moneyStates = [
  'unknown',
  'unpaid',
  'reserved',
  'captured',
  'releasing',
  'released',
  'refunded',
] as const
export type MoneyState = (typeof moneyStates)[number]

/** The status for the payer, after reading the order at the provider. */
export const PaymentOutcome = OwnPaymentStatus.extend({
  money: z.enum(moneyStates),
  subjectId: z.string(),
  /** The reference at the provider and on the payer's receipt. */
  reference: z.string(),
})
export type PaymentOutcome = z.infer<typeof PaymentOutcome>

/** For a payment that needs attention, the state before decides. */
export function toMoneyState({ state, attentionFrom }: CurrentState): MoneyState {
  switch (attentionFrom ?? state) {
    case 'created':
    case 'opened':
      return 'unknown'
    case 'abandoned':
    case 'aborted':
      return 'unpaid'
    case 'authorised':
    case 'confirmed':
      return 'reserved'
    case 'captured':
      return 'captured'
    case 'cancelling':
      return 'releasing'
    case 'cancelled':
      return 'released'
    case 'refunding':
    case 'refunded':
      return 'refunded'
    default:
      return 'unknown'
  }
}

/**
 * `PAID` as soon as the subject is the payer's, whether or not the amount has been captured.
 * `INITIALIZED` while the outcome is unknown. For a payment that needs attention, the state before decides.
 */
export function toPaymentStatus({ state, attentionFrom }: CurrentState): PaymentStatus {
  switch (attentionFrom ?? state) {
    case 'created':
    case 'opened':
    case 'authorised':
      return 'INITIALIZED'
    case 'confirmed':
    case 'captured':
      return 'PAID'
    default:
      return 'CANCELLED'
  }
}

export const PaymentEvent = z.object({
  at: z.iso.datetime(),
  what: z.string(),
  toState: z.enum(paymentStates).nullable(),
  detail: z.string().nullable(),
})
export type PaymentEvent = z.infer<typeof PaymentEvent>

/** A refund that a second person has to approve. */
export const RefundRequest = z.object({
  refundOre: z.int(),
  /** The reason that the payer reads; may be empty. */
  reason: z.string(),
  /** The payer keeps what was paid for. */
  keepsSubject: z.boolean(),
  isOwn: z.boolean(),
  /** Their name; empty when the account has been deleted. */
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

/** The reader's limit, and earlier refunds that count towards it: see `RefundSums`. */
export const SumsBeforeRefund = z.strictObject({
  refundedOre: z.int(),
  soloRefundedOre: z.int(),
  limitOre: z.int(),
})

/** A payment whose refund waits for a second person, and that needs no other attention. */
export const PendingRefund = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** The payer's name; empty when the account has been deleted. */
  payer: z.string(),
  amountOre: z.int(),
  version: z.int(),
  refundSums: SumsBeforeRefund,
  request: RefundRequest,
})
export type PendingRefund = z.infer<typeof PendingRefund>

/** A payment that needs attention, with its history. Amounts in øre. */
export const StaffPayment = z.object({
  id: z.uuid(),
  /** A description of what it pays for. */
  subject: z.string(),
  /** The payer's name; empty when the account has been deleted. */
  payer: z.string(),
  amountOre: z.int(),
  reason: z.enum(attentionReasons),
  version: z.int(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** Whether the subject is the payer's. */
  isConfirmed: z.boolean(),
  /** As the provider lists them. */
  capturedOre: z.int(),
  refundedOre: z.int(),
  canRetry: z.boolean(),
  refundableOre: z.int(),
  refundSums: SumsBeforeRefund,
  request: RefundRequest.nullable(),
  /** Oldest first. */
  events: z.array(PaymentEvent),
})
export type StaffPayment = z.infer<typeof StaffPayment>

/** At most the hundred that have waited longest. */
export const StaffPayments = z.object({
  isSetUp: z.boolean(),
  total: z.int(),
  items: z.array(StaffPayment),
  /** Oldest request first. */
  waiting: z.array(PendingRefund),
})
export type StaffPayments = z.infer<typeof StaffPayments>

/** The version that the caller saw: of two concurrent changes the second is refused. */
export const PaymentVersion = z.strictObject({ version: z.int().min(1) })
export type PaymentVersion = z.infer<typeof PaymentVersion>

export const RefundPayment = z.strictObject({
  version: z.int().min(1),
  refundOre: z.int().min(1).max(100_000_000),
  reason: z.union([z.literal(''), reasonForPayer]),
  /** A part is refunded, and the payer keeps what was paid for. */
  keepsSubject: z.boolean().optional(),
})
export type RefundPayment = z.infer<typeof RefundPayment>

/** `awaiting-approval`: above the limit for one person, a second person has to request the same. */
export const RefundResult = z.object({ outcome: z.enum(['started', 'awaiting-approval']) })
export type RefundResult = z.infer<typeof RefundResult>

/** One transaction of a day at the provider. A refund is negative. */
export const SettlementLine = z.object({
  paymentId: z.uuid(),
  /** A description of what it pays for. */
  subject: z.string(),
  /** The provider's transaction number. */
  number: z.number(),
  reference: z.string(),
  amountOre: z.int(),
  at: z.iso.datetime(),
})
export type SettlementLine = z.infer<typeof SettlementLine>

export const Settlement = z.object({
  day: z.iso.date(),
  capturedOre: z.int(),
  refundedOre: z.int(),
  /** The sum of the day's ledger entries on the provider's account. */
  bookedOre: z.int(),
  lines: z.array(SettlementLine),
})
export type Settlement = z.infer<typeof Settlement>
