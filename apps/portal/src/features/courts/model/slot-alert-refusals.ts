import { reservationRefusals } from './refusals.ts'
import type { SlotAlertRuleRefusal } from './rules/judge-slot-alert.ts'

/** Why a slot alert is refused, with the HTTP status. */
export const slotAlertRefusals = {
  COURT_NOT_FOUND: reservationRefusals.COURT_NOT_FOUND,
  SPAN_INVALID: reservationRefusals.SPAN_INVALID,
  TOO_MANY_UNITS: reservationRefusals.TOO_MANY_UNITS,
  SLOT_IN_THE_PAST: reservationRefusals.SLOT_IN_THE_PAST,
  SLOT_TOO_FAR: reservationRefusals.SLOT_TOO_FAR,
  COURT_CLOSED: reservationRefusals.COURT_CLOSED,
  ACROSS_CLOSING: reservationRefusals.ACROSS_CLOSING,
  RESERVED_FOR_CLUB: reservationRefusals.RESERVED_FOR_CLUB,
  UNKNOWN_CUSTOMER: reservationRefusals.UNKNOWN_CUSTOMER,
  MEMBERSHIP_DISQUALIFIED: reservationRefusals.MEMBERSHIP_DISQUALIFIED,
  /** It can be booked now. */
  COURT_IS_FREE: 409,
  /** They have the maximum number of slot alerts. */
  TOO_MANY_SLOT_ALERTS: 409,
} as const satisfies Record<SlotAlertRuleRefusal, number> & Record<string, number>
export type SlotAlertRefusal = keyof typeof slotAlertRefusals
