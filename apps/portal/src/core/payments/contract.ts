import { z } from 'zod'
import { reasonForPayer } from './reason-for-payer.ts'
import { attentionReasons, paymentStates, type Standing } from './states.ts'

/** As the specification names how a payment stands. */
export const PaymentStatus = z.enum(['INITIALIZED', 'PAID', 'CANCELLED'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Which payment a payer asks about. */
export const PaymentId = z.strictObject({ paymentId: z.uuid() })
export type PaymentId = z.infer<typeof PaymentId>

/** Section 6, "Payment": what the browser embeds and comes back with. */
export const PaymentStarted = z.object({ paymentId: z.uuid(), checkoutUrl: z.string() })
export type PaymentStarted = z.infer<typeof PaymentStarted>

export const PaymentStands = z.object({ paymentId: z.uuid(), paymentStatus: PaymentStatus })
export type PaymentStands = z.infer<typeof PaymentStands>

/**
 * Where the payer's money is. `nothing`: the provider ended the order without money. `releasing`: we
 * have asked for what was reserved to be released. `released`: the provider has done so. `returned`: it
 * was taken, and goes back.
 */
export const paidMoney = [
  'unknown',
  'nothing',
  'reserved',
  'taken',
  'releasing',
  'released',
  'returned',
] as const
export type PaidMoney = (typeof paidMoney)[number]

/** How it stands for the payer, after the provider was asked. */
export const PaymentOutcome = PaymentStands.extend({
  money: z.enum(paidMoney),
  /** What is paid for. */
  subjectId: z.string(),
  /** What the provider, and the payer's receipt, knows it by. */
  reference: z.string(),
})
export type PaymentOutcome = z.infer<typeof PaymentOutcome>

/** Of one that somebody has to look at: where it was before. */
export function moneyOf({ state, attentionFrom }: Standing): PaidMoney {
  switch (attentionFrom ?? state) {
    case 'created':
    case 'opened':
      return 'unknown'
    case 'abandoned':
    case 'aborted':
      return 'nothing'
    case 'authorised':
    case 'confirmed':
      return 'reserved'
    case 'captured':
      return 'taken'
    case 'cancelling':
      return 'releasing'
    case 'cancelled':
      return 'released'
    case 'refunding':
    case 'refunded':
      return 'returned'
    default:
      return 'unknown'
  }
}

/**
 * `PAID` once what is paid for is the payer's, whether or not the money has been taken yet. What
 * nobody can say yet is `INITIALIZED`. One that somebody has to look at stands as it did before.
 */
export function statusOf({ state, attentionFrom }: Standing): PaymentStatus {
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

/** What somebody has asked to give back and somebody else has to agree to. */
export const RefundRequest = z.object({
  refundOre: z.int(),
  /** What the payer is told of why; empty for nothing. */
  reason: z.string(),
  isOwn: z.boolean(),
  /** Their name; empty when the account is gone. */
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

/** What counts beside a refund by the reader: see `RefundSums` of the rules. Amounts in øre. */
export const SumsBeforeRefund = z.strictObject({ refundedOre: z.int(), aloneOre: z.int() })

/** A payment that is well, of which money goes back once a second person agrees. */
export const WaitingRefund = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** Whose payment it is; empty when the account is gone. */
  payer: z.string(),
  amountOre: z.int(),
  version: z.int(),
  refundSums: SumsBeforeRefund,
  request: RefundRequest,
})
export type WaitingRefund = z.infer<typeof WaitingRefund>

/** A payment that somebody has to look at, with all that happened. Amounts in øre. */
export const StaffPayment = z.object({
  id: z.uuid(),
  /** What it is for, in words. */
  subject: z.string(),
  /** Whose payment it is; empty when the account is gone. */
  payer: z.string(),
  amountOre: z.int(),
  reason: z.enum(attentionReasons),
  version: z.int(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** Whether what was paid for is the payer's. */
  isConfirmed: z.boolean(),
  /** What the provider has taken and given back, as far as it has told. */
  takenOre: z.int(),
  backOre: z.int(),
  canTryAgain: z.boolean(),
  /** How much can go back; 0 when nothing can. */
  refundableOre: z.int(),
  refundSums: SumsBeforeRefund,
  request: RefundRequest.nullable(),
  /** The first to happen first. */
  events: z.array(PaymentEvent),
})
export type StaffPayment = z.infer<typeof StaffPayment>

/** At most the hundred that have waited longest. */
export const StaffPayments = z.object({
  isSetUp: z.boolean(),
  total: z.int(),
  items: z.array(StaffPayment),
  /** Those that were asked for first. */
  waiting: z.array(WaitingRefund),
})
export type StaffPayments = z.infer<typeof StaffPayments>

/** The step as it was seen: of two at once the second is told that it has changed. */
export const SeenPayment = z.strictObject({ version: z.int().min(1) })
export type SeenPayment = z.infer<typeof SeenPayment>

export const GiveBack = z.strictObject({
  version: z.int().min(1),
  refundOre: z.int().min(1).max(100_000_000),
  reason: z.union([z.literal(''), reasonForPayer]),
})
export type GiveBack = z.infer<typeof GiveBack>

/** `waits`: it is above what one may alone, and somebody else has to ask for the same. */
export const RefundResult = z.object({ outcome: z.enum(['begun', 'waits']) })
export type RefundResult = z.infer<typeof RefundResult>

/** One transaction of the provider's day, as we know it. Back is negative. */
export const SettlementLine = z.object({
  paymentId: z.uuid(),
  /** What it is for, in words. */
  subject: z.string(),
  /** The provider's, and ours. */
  number: z.number(),
  reference: z.string(),
  amountOre: z.int(),
  at: z.iso.datetime(),
})
export type SettlementLine = z.infer<typeof SettlementLine>

export const Settlement = z.object({
  day: z.iso.date(),
  takenOre: z.int(),
  backOre: z.int(),
  /** What the books have for the day on the provider's account. */
  bookedOre: z.int(),
  lines: z.array(SettlementLine),
})
export type Settlement = z.infer<typeof Settlement>
