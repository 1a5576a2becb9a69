import type { KindergartenRefusal } from '#core/kindergartens/refusals.ts'
import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { TabletRefusal } from './refusals.ts'

/** Those of children and departments that tablets and their staff pages can get. */
type SharedRefusal = Exclude<
  KindergartenRefusal,
  'KINDERGARTEN_NOT_FOUND' | 'GUARDIAN_NOT_FOUND' | 'STRONG_LOGIN_REQUIRED'
>

const texts: Readonly<Record<string, () => string>> = {
  TABLET_NOT_PAIRED: m.tablet_not_paired,
  TABLET_SHUT_OFF: m.tablet_is_shut_off,
  TABLET_NOT_FOUND: m.tablet_not_found,
  PAIRING_CODE_INVALID: m.tablet_code_invalid,
  TABLET_CLOCK_WRONG: m.tablet_clock_refused,
  MARK_ID_USED: m.tablet_mark_id_used,
  MARK_NOT_FOUND: m.tablet_mark_not_found,
  MARK_REVIEWED: m.tablet_mark_reviewed,
  TOO_MANY_TO_REVIEW: m.tablet_too_many_to_review,
  UNDO_NOT_POSSIBLE: m.tablet_undo_not_possible,
  CHILD_ALREADY_ABSENT: m.tablet_already_absent,
  EMPLOYEE_NOT_FOUND: m.tablet_employee_not_found,
  PIN_WRONG: m.tablet_pin_wrong,
  PIN_LOCKED: m.tablet_pin_locked,
  PIN_NEEDED: m.tablet_pin_needed,
  PRESENCE_NOT_FOUND: m.tablet_presence_not_found,
  DEPARTMENT_NOT_FOUND: m.tablet_department_not_found,
  CHILD_NOT_FOUND: m.tablet_child_not_found,
  KINDERGARTEN_CHANGED: m.tablet_changed,
  CHILD_ALREADY_HERE: m.tablet_already_here,
  CHILD_NOT_HERE: m.tablet_not_here,
  CHILD_NOT_ENROLLED: m.tablet_not_enrolled,
  PRESENCE_TIME_INVALID: m.tablet_time_invalid,
  THREAD_NOT_FOUND: m.tablet_thread_gone,
  MESSAGE_WITHOUT_READER: m.tablet_thread_without_reader,
} satisfies Record<TabletRefusal | SharedRefusal, () => string>

/** The text for a failed call of a tablet, or of staff about tablets and the day. */
export const tabletErrorText = (failure: unknown): string =>
  (failure instanceof ApiError && texts[failure.code]?.()) || staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  DEPARTMENT_REQUIRED: m.tablet_department_required,
  TABLET_NAME_REQUIRED: m.tablet_name_required,
  TABLET_NAME_TOO_LONG: m.tablet_name_too_long,
  PAIRING_CODE_REQUIRED: m.tablet_code_required,
  PAIRING_CODE_SHAPE: m.tablet_code_shape,
  PAIRING_CODE_INVALID: m.tablet_code_invalid,
  EMPLOYEE_REQUIRED: m.tablet_employee_required,
  PIN_REQUIRED: m.tablet_pin_required,
  PIN_DIGITS: m.tablet_pin_digits,
  PIN_WRONG: m.tablet_pin_wrong,
  PIN_LOCKED: m.tablet_pin_locked,
  REASON_REQUIRED: m.tablet_reason_required,
  REASON_TOO_LONG: m.tablet_reason_too_long,
  TIME_INVALID: m.tablet_time_shape,
  SUBJECT_REQUIRED: m.tablet_subject_required,
  TEXT_REQUIRED: m.tablet_text_required,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  PRESENCE_TIME_INVALID: m.tablet_time_invalid,
}

export const tabletFieldText = (code: string): string | undefined =>
  fieldTexts[code]?.() ?? staffFieldText(code)
