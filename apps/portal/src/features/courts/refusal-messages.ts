import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { CourtRefusal } from './refusals.ts'

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
  RESERVATION_BEGUN: m.court_reservation_begun,
  MEMBER_HAS_ANOTHER_COURT: m.court_member_has_another,
  SETUP_CHANGED: m.court_setup_changed,
  CENTER_NOT_FOUND: m.court_center_not_found,
  CATEGORY_NOT_FOUND: m.court_category_not_found,
  RULE_NOT_FOUND: m.court_rule_not_found,
} satisfies Record<CourtRefusal, () => string>

/** What is said of a reservation that failed; of anything unknown the text of the specification. */
export function reservationErrorText(failure: unknown): string {
  const known = failure instanceof ApiError ? texts[failure.code] : undefined
  return (known ?? m.court_unknown_reservation)()
}

/** The same to staff, of what they set. */
export function courtStaffErrorText(failure: unknown): string {
  const known = failure instanceof ApiError ? texts[failure.code] : undefined
  return known ? known() : staffErrorText(failure)
}
