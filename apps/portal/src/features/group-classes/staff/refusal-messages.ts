import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { ClassStaffRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  CLASS_NOT_FOUND: m.class_staff_not_found,
  CLASS_NOT_COMING: m.class_staff_not_coming,
  CLASS_NOT_STARTED: m.class_staff_not_started,
  INSTRUCTOR_NOT_FOUND: m.class_staff_no_instructor,
  MEMBER_NOT_BOOKED: m.class_staff_not_booked,
  MEMBER_NOT_FOUND: m.class_staff_no_member,
  MEMBER_NOT_BLOCKED: m.class_staff_not_blocked,
  BLOCK_ENDS_IN_THE_PAST: m.class_staff_block_past,
} satisfies Record<ClassStaffRefusal, () => string>

/** The text that staff see when a call has failed. */
export function classStaffErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  return texts[code]?.() ?? staffErrorText(failure)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  CAPACITY_INVALID: m.staff_class_capacity_invalid,
  ROOM_REQUIRED: m.staff_class_room_required,
  CHARACTERS_INVALID: m.staff_class_characters_invalid,
  INSTRUCTOR_REQUIRED: m.staff_class_instructor_required,
  REASON_REQUIRED: m.staff_member_reason_required,
  DAY_INVALID: m.staff_member_day_invalid,
  BLOCK_ENDS_IN_THE_PAST: m.class_staff_block_past,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside a field. */
export const classStaffFieldText = (code: string): string | undefined => fieldTexts[code]?.()
