import type { FreezeRefusal } from './rules/freeze.ts'
import type { StartRefusal } from './rules/sale.ts'
import type { ReinstatementRefusal, TerminationRefusal } from './rules/termination.ts'

/** Why freezing, terminating and taking back are refused, and the status of each. */
export const actionRefusals = {
  /** None that holds today is theirs. */
  MEMBERSHIP_NOT_FOUND: 404,
  MEMBERSHIP_PAID_ONCE: 409,
  MEMBERSHIP_TERMINATED: 409,
  MEMBERSHIP_FROZEN: 409,
  FREEZE_NOT_WHOLE_MONTHS: 422,
  FREEZE_IN_PAST: 422,
  FREEZE_TOO_SOON: 422,
  FREEZE_TOO_FAR: 422,
  /** An invoice has been sent for one of its months. */
  FREEZE_INVOICED: 409,
  FREEZE_OVERLAPS: 409,
  FREEZE_AFTER_END: 409,
  FREEZE_LIMIT: 409,
} as const satisfies Record<FreezeRefusal | TerminationRefusal | 'MEMBERSHIP_NOT_FOUND', number>

export const cancelFreezeRefusals = {
  /** None of theirs: perhaps it is taken back already. */
  FREEZE_NOT_FOUND: 404,
  FREEZE_BEGUN: 409,
} as const

export const purchaseRefusals = {
  NO_EMPLOYEES: 403,
  /** One that holds today. */
  MEMBERSHIP_EXISTS: 409,
  TYPE_NOT_FOUND: 404,
  /** It costs something else than what was seen. */
  PRICE_CHANGED: 409,
  /** No institution has said that the semester fee is paid. */
  STUDENT_FEE_MISSING: 409,
  /** No account is set up to pay to. */
  NOT_SOLD: 409,
} as const

export const invoiceRefusals = { INVOICE_NOT_FOUND: 404 } as const

/** Of paying one by card. */
export const invoicePaymentRefusals = { ...invoiceRefusals, INVOICE_PAID: 409 } as const

export const staffRefusals = {
  /** Somebody has saved since it was read. */
  TYPE_CHANGED: 409,
  SETTINGS_CHANGED: 409,
  INVOICE_PAID: 409,
  /** Money that has not come yet, or came before it was asked for. */
  PAYMENT_DAY_INVALID: 422,
} as const

/** Of what staff do for somebody. */
export const frontDeskRefusals = {
  /** Nobody has an account with this id or address. */
  PERSON_NOT_FOUND: 404,
  /** It has been changed since it was seen, by its member or by somebody of the staff. */
  MEMBERSHIP_CHANGED: 409,
  MEMBERSHIP_NOT_TERMINATED: 409,
  MEMBERSHIP_FOLLOWED: 409,
  /** It is so already. */
  DISQUALIFICATION_UNCHANGED: 409,
  START_IN_PAST: 422,
  START_TOO_FAR: 422,
} as const satisfies Record<
  | ReinstatementRefusal
  | StartRefusal
  | 'PERSON_NOT_FOUND'
  | 'MEMBERSHIP_CHANGED'
  | 'DISQUALIFICATION_UNCHANGED',
  number
>

export const membershipRefusals = {
  ...actionRefusals,
  ...cancelFreezeRefusals,
  ...purchaseRefusals,
  ...invoiceRefusals,
  ...staffRefusals,
  ...frontDeskRefusals,
} as const
export type MembershipRefusal = keyof typeof membershipRefusals
