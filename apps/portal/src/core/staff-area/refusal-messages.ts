import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { StaffRefusal } from './contract.ts'

/** The others are those of every account. */
type OwnRefusal = Exclude<StaffRefusal, 'UNAUTHENTICATED'>

const texts: Readonly<Record<string, () => string>> = {
  FORBIDDEN: m.staff_forbidden,
  SECOND_FACTOR_REQUIRED: m.staff_code_needed,
  WRONG_CODE: m.staff_wrong_code,
  TOO_MANY_CODES: m.staff_too_many_codes,
  ENROLMENT_CLOSED: m.staff_enrolment_closed,
  ALREADY_ENROLLED: m.staff_already_enrolled,
  LINK_NOT_VALID: m.staff_invitation_not_valid,
  OTHER_ACCOUNT: m.staff_other_account,
  LOGIN_REQUIRED: m.staff_login_required,
  ALREADY_STAFF: m.staff_already_staff,
  OWN_CASE: m.staff_own_case,
  STAFF_NOT_FOUND: m.staff_not_found,
  INVITATION_NOT_FOUND: m.staff_invitation_not_found,
  VIEW_NOT_FOUND: m.staff_view_not_found,
  VIEW_NAME_TAKEN: m.staff_view_name_taken,
  TOO_MANY_VIEWS: m.staff_view_too_many,
} satisfies Record<OwnRefusal, () => string>

/** The message for a call to `/api/frontend/staff` that failed. */
export function staffErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return text ? text() : accountErrorText(failure)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  CODE_REQUIRED: m.staff_code_required,
  CODE_INVALID: m.staff_code_invalid,
  WRONG_CODE: m.staff_wrong_code,
  ROLE_REQUIRED: m.staff_role_required,
  ALREADY_STAFF: m.staff_already_staff,
  VIEW_NAME_REQUIRED: m.staff_view_name_required,
  VIEW_NAME_TOO_LONG: m.staff_view_name_too_long,
  VIEW_NAME_TAKEN: m.staff_view_name_taken,
}

/** The message beside a field. */
export function staffFieldText(code: string): string | undefined {
  const text = fieldTexts[code]
  return text ? text() : fieldText(code)
}
