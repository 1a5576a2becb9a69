import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { MemberRefusal } from './refusals.ts'

const ownTexts = {
  JOIN_CODE_INVALID: m.error_qr_code,
  JOIN_CODES_FULL: m.association_code_full,
  JOIN_CODE_DAY: m.association_code_day_wrong,
  MEMBERSHIP_NOT_FOUND: m.association_membership_not_found,
  RENEWAL_NOT_POSSIBLE: m.association_renewal_not_possible,
  FEE_NOT_DUE: m.association_fee_not_due,
  APPROVAL_NEEDED: m.association_approval_needed,
  FEE_HOLD_ENDED: m.association_fee_hold_ended,
  REQUEST_NOT_FOUND: m.association_request_not_found,
  MEMBER_NOT_FOUND: m.association_member_not_found,
  OWN_FEE: m.association_own_fee,
  TERM_NOT_FOUND: m.association_term_not_found,
  TERM_OVERLAPS: m.association_term_overlaps,
} satisfies Record<MemberRefusal, () => string>

const texts: Readonly<Record<string, () => string>> = {
  ...paymentRefusalTexts,
  ...associationRefusalTexts,
  ...ownTexts,
}

const knownText = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? texts[failure.code]?.() : undefined

/** The text for a failed call. */
export const memberErrorText = (failure: unknown): string =>
  knownText(failure) ?? accountErrorText(failure)

/** The text for a failed call of staff. */
export const staffMemberErrorText = (failure: unknown): string =>
  knownText(failure) ?? staffErrorText(failure)
