import type { StoredUnpaidReason } from '#core/courses/states.ts'
import { m } from '#messages'
import type { DoorState } from './door-state.ts'

export const doorStateNames: Record<DoorState, () => string> = {
  booked: m.course_checkin_state_booked,
  unpaid: m.course_checkin_state_unpaid,
  waiting: m.course_checkin_state_waiting,
  cancelled: m.course_checkin_state_cancelled,
  replaced: m.course_checkin_state_replaced,
}

export const doorStateTones = {
  booked: 'success',
  unpaid: 'warning',
  waiting: 'info',
  cancelled: 'danger',
  replaced: 'danger',
} as const satisfies Record<DoorState, string>

/** Why somebody was let in whose place was not paid for. */
export const unpaidReasonNames: Record<StoredUnpaidReason, () => string> = {
  'shows-receipt': m.course_checkin_unpaid_receipt,
  'payment-fails': m.course_checkin_unpaid_fails,
  'pays-later': m.course_checkin_unpaid_later,
  agreed: m.course_checkin_unpaid_agreed,
  'not-given': m.course_checkin_unpaid_not_given,
}
