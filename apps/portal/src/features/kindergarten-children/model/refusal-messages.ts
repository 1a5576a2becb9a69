import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { KindergartenChildRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  CHILD_NOT_FOUND: m.staff_child_child_not_found,
  DEPARTMENT_NOT_FOUND: m.staff_child_department_not_found,
  GUARDIAN_NOT_FOUND: m.staff_child_guardian_not_found,
  KINDERGARTEN_CHANGED: m.staff_child_changed,
  PLACE_NOT_FOUND: m.staff_child_changed,
  CONTACT_NOT_FOUND: m.staff_child_contact_not_found,
  REQUEST_NOT_FOUND: m.staff_child_request_not_found,
  PLACES_OVERLAP: m.staff_child_places_overlap,
  PLACE_DAYS_INVALID: m.staff_child_place_days_invalid,
  DEPARTMENT_FULL: m.staff_child_department_full,
  DEPARTMENT_CLOSED: m.staff_child_department_closed,
  PLACE_LAST: m.staff_child_place_last,
  PLACE_USED: m.staff_child_place_used,
  GUARDIAN_BLOCKED: m.staff_child_guardian_blocked,
  GUARDIAN_WITHOUT_RESPONSIBILITY: m.staff_child_guardian_without_responsibility,
  REQUEST_DECIDED: m.staff_child_request_decided,
  GUARDIAN_BOUND: m.staff_child_guardian_bound,
  GUARDIAN_STAYS_BLOCKED: m.staff_child_guardian_stays_blocked,
  GUARDIAN_NAME_DIFFERS: m.staff_child_guardian_name_differs,
  GUARDIAN_EXISTS: m.staff_child_guardian_exists,
  GUARDIAN_ELSEWHERE: m.staff_child_guardian_elsewhere,
  GUARDIAN_USED: m.staff_child_guardian_used,
  SAME_NUMBER: m.staff_child_same_number,
  CHILD_EXISTS: m.staff_child_child_exists,
  CHILD_MAYBE_HERE: m.staff_child_child_maybe_here,
  CHILD_USED: m.staff_child_child_used,
} satisfies Record<KindergartenChildRefusal, () => string>

/** The text for a failed call about a child. */
export const childErrorText = (failure: unknown): string =>
  (failure instanceof ApiError && texts[failure.code]?.()) || staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  REASON_REQUIRED: m.staff_child_reason_required,
  REASON_TOO_LONG: m.staff_child_reason_too_long,
  TEXT_TOO_LONG: m.staff_child_text_too_long,
  DEPARTMENT_REQUIRED: m.staff_child_department_required,
  DAY_REQUIRED: m.staff_child_day_required,
  PERCENT_INVALID: m.staff_child_percent_invalid,
  PLACE_DAYS_INVALID: m.staff_child_place_days_invalid,
  NAME_REQUIRED: m.staff_child_name_required,
}

export const childFieldText = (code: string): string | undefined =>
  fieldTexts[code]?.() ?? staffFieldText(code)
