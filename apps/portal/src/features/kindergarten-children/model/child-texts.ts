import type {
  HealthViewPlace,
  PlaceRequestKind,
  PlaceRequestState,
} from '#core/kindergartens/states.ts'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { AccessState, ChildState } from './states.ts'

export const requestKindNames = {
  end: m.staff_child_request_end,
  change: m.staff_child_request_change,
} satisfies Record<PlaceRequestKind, () => string>

export const requestStateNames = {
  sent: m.staff_child_request_sent,
  withdrawn: m.staff_child_request_withdrawn,
  accepted: m.staff_child_request_accepted,
  declined: m.staff_child_request_declined,
} satisfies Record<PlaceRequestState, () => string>

export const childStateNames = {
  now: m.staff_child_state_now,
  later: m.staff_child_state_later,
  ended: m.staff_child_state_ended,
} satisfies Record<ChildState, () => string>

export const accessNames = {
  open: m.staff_child_access_open,
  waits: m.staff_child_access_waits,
  closed: m.staff_child_access_closed,
  blocked: m.staff_child_access_blocked,
  none: m.staff_child_access_none,
} satisfies Record<AccessState, () => string>

export const accessTones = {
  open: 'success',
  waits: 'warning',
  closed: 'neutral',
  blocked: 'danger',
  none: 'neutral',
} as const satisfies Record<AccessState, string>

export const viewPlaceNames = {
  guardian: m.staff_child_view_guardian,
  tablet: m.staff_child_view_tablet,
  staff: m.staff_child_view_staff,
  export: m.staff_child_view_export,
} satisfies Record<HealthViewPlace, () => string>

/** @param day `2026-11-23` */
export const dayText = (day: string): string => formatShortDate(noonOf(day))

/** From one day, to another one or without an end. */
export const periodText = ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) =>
  endsOn
    ? m.staff_child_period({ from: dayText(startsOn), to: dayText(endsOn) })
    : m.staff_child_period_open({ from: dayText(startsOn) })
