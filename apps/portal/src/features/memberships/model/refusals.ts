import { invoiceRefusals as coreRefusals, payoutAccountRefusals } from '#core/invoices/refusals.ts'
import type { EarlyEndRefusal } from './rules/early-end.ts'
import type { FreezeRefusal } from './rules/freeze.ts'
import type { StartRefusal } from './rules/sale.ts'
import type { ReinstatementRefusal, TerminationRefusal } from './rules/termination.ts'
import type { WithdrawalRefusal } from './rules/withdrawal.ts'

/** Refusals of freezes and terminations, with their status. */
export const actionRefusals = {
  /** The person has no active membership. */
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
  /** It was sold at a desk, or in another system. */
  WITHDRAWAL_NOT_ONLINE: 409,
  WITHDRAWAL_DAY_INVALID: 422,
  /** More than fourteen days after the purchase. */
  WITHDRAWAL_LATE: 409,
} as const satisfies Record<
  FreezeRefusal | TerminationRefusal | WithdrawalRefusal | 'MEMBERSHIP_NOT_FOUND',
  number
>

export const cancelFreezeRefusals = {
  /** Not a freeze of this person; it may have been cancelled already. */
  FREEZE_NOT_FOUND: 404,
  FREEZE_BEGUN: 409,
} as const

export const purchaseRefusals = {
  NO_EMPLOYEES: 403,
  /** The person has an active membership. */
  MEMBERSHIP_EXISTS: 409,
  TYPE_NOT_FOUND: 404,
  /** The price differs from the one that was shown. */
  PRICE_CHANGED: 409,
  /** No institution has reported the semester fee as paid. */
  STUDENT_FEE_MISSING: 409,
  /** No bank account is configured. */
  NOT_SOLD: 409,
} as const

export const invoiceRefusals = { INVOICE_NOT_FOUND: coreRefusals.INVOICE_NOT_FOUND } as const

/** For payments by card. */
export const invoicePaymentRefusals = {
  ...invoiceRefusals,
  INVOICE_PAID: coreRefusals.INVOICE_PAID,
} as const

export const staffRefusals = {
  /** Saved by somebody else since it was read. */
  TYPE_CHANGED: 409,
  SETTINGS_CHANGED: 409,
} as const

/** For changes that staff make for a member. */
export const frontDeskRefusals = {
  /** Nobody has an account with this id or address. */
  PERSON_NOT_FOUND: 404,
  /** Changed since it was read, by the member or by staff. */
  MEMBERSHIP_CHANGED: 409,
  MEMBERSHIP_NOT_TERMINATED: 409,
  MEMBERSHIP_FOLLOWED: 409,
  /** Days after its end were credited. */
  MEMBERSHIP_CREDITED: 409,
  /** A termination ends it then or before. */
  END_NOT_EARLIER: 409,
  /** Before its first day, or too long ago. */
  END_TOO_EARLY: 422,
  /** Already in the requested state. */
  DISQUALIFICATION_UNCHANGED: 409,
  START_IN_PAST: 422,
  START_TOO_FAR: 422,
} as const satisfies Record<
  | EarlyEndRefusal
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
  ...payoutAccountRefusals,
  ...staffRefusals,
  ...coreRefusals,
  ...frontDeskRefusals,
} as const
export type MembershipRefusal = keyof typeof membershipRefusals
