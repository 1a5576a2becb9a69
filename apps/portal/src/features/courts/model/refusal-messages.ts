import { paymentRefusalTexts } from '#core/payments/refusal-messages.ts'
import { isSignedOut } from '#core/sessions/login/use-login-in-place.tsx'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { OwnBookingRefusal } from './own-booking-refusals.ts'
import type { CourtRefusal } from './refusals.ts'
import type { SlotAlertRefusal } from './slot-alert-refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  COURT_NOT_FOUND: m.court_not_found,
  SPAN_INVALID: m.court_span_invalid,
  TOO_MANY_UNITS: m.court_too_many_units,
  SLOT_IN_THE_PAST: m.court_slot_past,
  SLOT_TOO_FAR: m.court_slot_too_far,
  COURT_CLOSED: m.court_closed,
  ACROSS_CLOSING: m.court_across_closing,
  RESERVED_FOR_CLUB: m.court_reserved_for_club,
  COURT_RESERVATION_ALREADY_BOOKED: m.court_already_booked,
  OVERLAPPING_COURT_RESERVATION: m.court_overlapping,
  TOO_MANY_HOLDS: m.court_too_many_holds,
  UNKNOWN_CUSTOMER: m.court_unknown_customer,
  MEMBERSHIP_DISQUALIFIED: m.court_membership_disqualified,
  MEMBERSHIP_FROZEN: m.court_membership_frozen,
  HOLD_NOT_FOUND: m.court_hold_not_found,
  HOLD_EXPIRED: m.court_hold_expired,
  RESERVATION_NOT_FOUND: m.court_reservation_not_found,
  RESERVATION_CHANGED: m.court_reservation_changed,
  PART_TOO_HIGH: m.court_part_too_high,
  RESERVATION_STARTED: m.court_reservation_started,
  MEMBER_HAS_ANOTHER_COURT: m.court_member_has_another,
  SETUP_CHANGED: m.court_setup_changed,
  CENTER_NOT_FOUND: m.court_center_not_found,
  CATEGORY_NOT_FOUND: m.court_category_not_found,
  RULE_NOT_FOUND: m.court_rule_not_found,
  BOOKING_NOT_FOUND: m.court_booking_not_found,
  BOOKING_STARTED: m.court_booking_started,
  REFUND_CHANGED: m.court_refund_changed,
  COURT_IS_FREE: m.court_is_free,
  TOO_MANY_SLOT_ALERTS: m.court_too_many_slot_alerts,
} satisfies Record<CourtRefusal | OwnBookingRefusal | SlotAlertRefusal, () => string>

/** The text for a failed reservation; for an unknown failure the text of the specification. */
export function reservationErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return (text ?? m.court_unknown_reservation)()
}

/** The text for a failed payment; for an unknown failure the text of the specification. */
export function paymentErrorText(failure: unknown): string {
  return (paymentText(failure) ?? m.court_unknown_payment)()
}

/** The text for a failed cancellation, which the payment may have refused. */
export function bookingErrorText(failure: unknown): string {
  if (isSignedOut(failure)) return m.account_signed_out()
  return (paymentText(failure) ?? m.my_slot_alerts_failed)()
}

function paymentText(failure: unknown): (() => string) | undefined {
  const all: Readonly<Record<string, () => string>> = { ...texts, ...paymentRefusalTexts }
  return failure instanceof ApiError ? all[failure.code] : undefined
}

/** The text that staff read when saving fails. */
export function courtStaffErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return text ? text() : staffErrorText(failure)
}
