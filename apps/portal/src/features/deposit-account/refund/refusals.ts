import type { ManualEligibility, RefundEligibility } from './eligibility.ts'

/** Why a decision about a refund is refused. */
export const refundDecisionRefusals = {
  /** Nothing is on the account that could be paid back. */
  REFUND_NOTHING_THERE: 409,
} as const
export type RefundDecisionRefusal = keyof typeof refundDecisionRefusals

/** Why a refund is refused, with the status of each; the others are those of files and cases. */
export const refundRefusals = {
  ...refundDecisionRefusals,
  REFUND_NOT_PAID: 409,
  REFUND_ALREADY_MADE: 409,
  REFUND_AWAITING_REPLY: 409,
  REFUND_NATIONAL_ID_MISSING: 409,
  /** Not the eleven digits of a Norwegian account, nor its IBAN. */
  ACCOUNT_NUMBER_INVALID: 422,
  /** The organisation’s own account, which the student paid to. */
  ACCOUNT_NUMBER_OWN: 422,
  /** The number that was given is the caller's national id. */
  ACCOUNT_NUMBER_IS_NATIONAL_ID: 422,
} as const
export type RefundRefusal = keyof typeof refundRefusals

/** Why somebody who may not ask is refused. */
export const refusalOf = {
  'not-paid': 'REFUND_NOT_PAID',
  refunded: 'REFUND_ALREADY_MADE',
  'awaiting-reply': 'REFUND_AWAITING_REPLY',
  'no-national-id': 'REFUND_NATIONAL_ID_MISSING',
  'nothing-on-account': 'REFUND_NOTHING_THERE',
} as const satisfies Record<Exclude<RefundEligibility | ManualEligibility, 'form'>, RefundRefusal>
