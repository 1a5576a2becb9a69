import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { errorText } from '#ui/error-text.ts'
import type { CourseRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...paymentRefusalTexts,
  ...({
    COURSE_NOT_FOUND: m.course_booking_no_course,
    COURSE_CLOSED: m.course_booking_closed,
    COURSE_CALLED_OFF: m.course_booking_called_off,
    COURSE_PAUSED: m.course_booking_paused,
    COURSE_FOR_MEMBERS: m.course_booking_for_members,
    COURSE_FOR_CONTACTS: m.course_booking_for_contacts,
    COURSE_PRICE_CHANGED: m.course_booking_price_changed,
    COURSE_TOO_MANY_SEATS: m.course_booking_too_many,
    COURSE_NAME_REFUSED: m.course_booking_name_refused,
    COURSE_ANSWERS_INVALID: m.course_booking_answers_invalid,
    COURSE_PLACE_NOT_FOUND: m.course_booking_no_place,
    COURSE_PLACE_CHANGED: m.course_booking_changed,
    COURSE_PLACE_BEING_PAID: m.course_booking_being_paid,
    COURSE_STARTED: m.course_booking_started,
    COURSE_REFUND_CHANGED: m.course_booking_refund_changed,
    COURSE_TICKET_NOT_FOUND: m.course_booking_no_ticket,
    COURSE_TICKET_CHANGED: m.course_booking_ticket_changed,
    COURSE_PASS_TOO_LATE: m.course_booking_pass_too_late,
    COURSE_TICKET_USED: m.course_booking_ticket_used,
    COURSE_PLACE_EXPIRED: m.course_booking_expired,
    COURSE_PLACE_PAID: m.course_booking_paid_already,
  } satisfies Record<CourseRefusal, () => string>),
}

/** The text for a failed call about a course. */
export const courseErrorText = (failure: unknown): string =>
  (failure instanceof ApiError && texts[failure.code]?.()) || errorText(failure)
