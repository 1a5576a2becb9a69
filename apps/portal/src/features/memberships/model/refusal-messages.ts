import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { MembershipRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  MEMBERSHIP_NOT_FOUND: m.membership_not_found,
  MEMBERSHIP_PAID_ONCE: m.membership_paid_once,
  MEMBERSHIP_TERMINATED: m.membership_already_terminated,
  MEMBERSHIP_FROZEN: m.membership_frozen_now,
  FREEZE_NOT_WHOLE_MONTHS: m.freeze_not_whole_months,
  FREEZE_IN_PAST: m.freeze_in_past,
  FREEZE_TOO_SOON: m.freeze_too_soon,
  FREEZE_TOO_FAR: m.freeze_too_far,
  FREEZE_OVERLAPS: m.freeze_overlaps,
  FREEZE_AFTER_END: m.freeze_after_end,
  FREEZE_LIMIT: m.freeze_limit,
  WITHDRAWAL_NOT_ONLINE: m.withdraw_not_online,
  WITHDRAWAL_DAY_INVALID: m.withdraw_day_invalid,
  WITHDRAWAL_LATE: m.withdraw_late,
  FREEZE_NOT_FOUND: m.freeze_not_found,
  FREEZE_BEGUN: m.freeze_begun,
  NO_EMPLOYEES: m.membership_no_employees,
  MEMBERSHIP_EXISTS: m.membership_exists,
  TYPE_NOT_FOUND: m.membership_type_not_found,
  PRICE_CHANGED: m.membership_price_changed,
  STUDENT_FEE_MISSING: m.membership_student_fee_missing,
  NOT_SOLD: m.membership_not_sold,
  ACCOUNT_INVALID: m.fitness_account_invalid,
  ACCOUNT_OWN: m.fitness_account_own,
  INVOICE_NOT_FOUND: m.fitness_invoice_not_found,
  TYPE_CHANGED: m.membership_type_changed,
  SETTINGS_CHANGED: m.fitness_settings_changed,
  INVOICE_PAID: m.fitness_invoice_paid_already,
  PAYMENT_DAY_INVALID: m.fitness_payment_day_invalid,
  PAYMENT_NOT_FOUND: m.fitness_payment_not_found,
  CREDIT_TOO_HIGH: m.fitness_credit_too_high,
  INVOICE_CHANGED: m.fitness_invoice_changed,
  FREEZE_INVOICED: m.freeze_invoiced,
  PERSON_NOT_FOUND: m.desk_person_not_found,
  MEMBERSHIP_CHANGED: m.desk_membership_changed,
  MEMBERSHIP_NOT_TERMINATED: m.desk_not_terminated,
  MEMBERSHIP_FOLLOWED: m.desk_followed,
  MEMBERSHIP_CREDITED: m.desk_credited,
  END_NOT_EARLIER: m.desk_end_not_earlier,
  END_TOO_EARLY: m.desk_end_too_early,
  DISQUALIFICATION_UNCHANGED: m.desk_disqualification_unchanged,
  START_IN_PAST: m.desk_start_in_past,
  START_TOO_FAR: m.desk_start_too_far,
} satisfies Record<MembershipRefusal, () => string>

function textOf(failure: unknown): string | undefined {
  return failure instanceof ApiError ? texts[failure.code]?.() : undefined
}

/** The text for a failed call. */
export function membershipErrorText(failure: unknown): string {
  return textOf(failure) ?? accountErrorText(failure)
}

/** Texts for staff, where those for members address the member. */
const frontDeskTexts: Readonly<Record<string, () => string>> = {
  MEMBERSHIP_NOT_FOUND: m.desk_no_membership,
  MEMBERSHIP_EXISTS: m.desk_membership_exists,
  FREEZE_IN_PAST: m.desk_freeze_in_past,
  FREEZE_TOO_SOON: m.desk_freeze_too_soon,
  FREEZE_LIMIT: m.desk_freeze_limit,
  FREEZE_INVOICED: m.desk_freeze_invoiced,
  MEMBERSHIP_FROZEN: m.desk_membership_frozen,
  NO_EMPLOYEES: m.desk_employee,
  STUDENT_FEE_MISSING: m.desk_student_fee_missing,
  NOT_SOLD: m.desk_not_sold,
} satisfies Partial<Record<MembershipRefusal, () => string>>

/** Of refunds to a card: when staff can go on, and where. */
const refundTexts: Readonly<Record<string, () => string>> = {
  ...paymentRefusalTexts,
  PAYMENT_UNDER_WAY: m.fitness_card_not_collected,
}

/** The text for a failed call of staff. */
export function staffMembershipErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const staffText = frontDeskTexts[code] ?? refundTexts[code]
  return staffText?.() ?? textOf(failure) ?? staffErrorText(failure)
}
