import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { CourseCheckInRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  COURSE_NOT_FOUND: m.course_checkin_no_course,
  COURSE_DATE_NOT_FOUND: m.course_checkin_no_date,
  COURSE_TICKET_NOT_FOUND: m.course_checkin_no_ticket,
  COURSE_TICKET_WAITING: m.course_checkin_waiting_refused,
  COURSE_SCAN_NOT_NOW: m.course_checkin_not_now,
  COURSE_UNDO_LATE: m.course_checkin_undo_late,
  COURSE_DATE_AHEAD: m.course_checkin_date_ahead,
  ATTENDANCE_CHANGED: m.course_checkin_attendance_changed,
  COURSE_CALLED_OFF: m.course_checkin_called_off,
  COURSE_TICKET_NOT_BOOKED: m.course_checkin_not_booked,
  HOLDER_CHANGED: m.course_checkin_holder_changed,
} satisfies Record<CourseCheckInRefusal, () => string>

/** The text for a failed call of check-in. */
export const checkInErrorText = (failure: unknown): string =>
  (failure instanceof ApiError && texts[failure.code]?.()) || staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  HOLDER_REQUIRED: m.course_checkin_holder_required,
  HOLDER_TOO_LONG: m.course_checkin_holder_too_long,
  REASON_REQUIRED: m.course_checkin_reason_required,
  REASON_TOO_LONG: m.course_checkin_reason_too_long,
}

export const checkInFieldText = (code: string): string | undefined =>
  fieldTexts[code]?.() ?? staffFieldText(code)
