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
