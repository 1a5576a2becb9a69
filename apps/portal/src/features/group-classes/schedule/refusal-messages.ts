import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { classStaffErrorText, classStaffFieldText } from '../staff/refusal-messages.ts'
import type { ScheduleRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  ROW_NOT_FOUND: m.schedule_row_not_found,
  EXCEPTION_NOT_FOUND: m.schedule_exception_not_found,
  CENTER_NOT_FOUND: m.schedule_center_not_found,
  ROOM_NOT_FOUND: m.schedule_room_not_found,
  CATEGORY_NOT_FOUND: m.schedule_category_not_found,
  INSTRUCTOR_NOT_FOUND: m.class_staff_no_instructor,
  ROOM_TAKEN: m.schedule_room_taken,
  DATE_IN_THE_PAST: m.schedule_date_past,
  DATE_TOO_FAR: m.schedule_date_far,
  ROW_CHANGED: m.schedule_row_changed,
  ROW_HAS_ENDED: m.schedule_row_has_ended,
  ROW_GOES_ON_OTHERWISE: m.schedule_row_goes_on,
  PLAN_CHANGED: m.schedule_plan_changed,
} satisfies Record<ScheduleRefusal, () => string>

/** The text that staff see when a call has failed. */
export function scheduleErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  return texts[code]?.() ?? classStaffErrorText(failure)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  TIME_INVALID: m.schedule_time_invalid,
  TIME_OFF_THE_GRID: m.schedule_time_off_grid,
  DURATION_INVALID: m.schedule_duration_invalid,
  ENDS_AFTER_MIDNIGHT: m.schedule_past_midnight,
  LAST_BEFORE_FIRST: m.schedule_last_before_first,
  CENTER_REQUIRED: m.schedule_choose_center,
  WEEKDAY_REQUIRED: m.schedule_choose_weekday,
  CATEGORY_REQUIRED: m.schedule_choose_category,
  PICTURE_REQUIRED: m.schedule_choose_picture,
  ROOM_REQUIRED: m.schedule_choose_room,
  CLASS_REQUIRED: m.schedule_choose_class,
  CLOSED_CHANGES_NOTHING: m.schedule_closed_changes_nothing,
}

const localizedFieldTexts = {
  NAME_REQUIRED: m.schedule_name_required,
  DESCRIPTION_REQUIRED: m.schedule_description_required,
  REASON_REQUIRED: m.schedule_reason_required,
}

/** The text beside a field, `startTime`, or beside one of its languages, `name.no`. */
export function scheduleFieldText(code: string, field: string): string | undefined {
  const localizedText = localizedFieldText(localizedFieldTexts, code, field)
  return localizedText ?? fieldTexts[code]?.() ?? texts[code]?.() ?? classStaffFieldText(code)
}
