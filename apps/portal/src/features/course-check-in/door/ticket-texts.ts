import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import type { DoorList, FoundCode } from './contract.ts'
import { type AtTheDoor, replacementOf } from './door-list.ts'

/** Who booked, and which of their seats it is; empty for the only seat of who booked it. */
export function seatText({ name, buyer, seat, seats }: AtTheDoor): string {
  if (seats > 1) return m.course_checkin_seat_of({ seat, seats, buyer })
  return name === buyer ? '' : m.course_checkin_booked_by({ buyer })
}

/** When and by whom somebody was let in. */
export function admissionText({ admission, isWaiting, isHere }: AtTheDoor): string {
  if (admission === null) return ''
  const time = formatTime(new Date(admission.at))
  if (isWaiting) return m.course_checkin_in_unsent({ time })
  if (admission.times > 1)
    return m.course_checkin_in_twice({ time, by: admission.by, times: admission.times })
  if (isHere) return m.course_checkin_in_here({ time })
  return admission.by
    ? m.course_checkin_in_by({ time, by: admission.by })
    : m.course_checkin_in({ time })
}

/** Of a ticket that was passed on: to whom. */
export function replacedText(ticket: AtTheDoor, list: DoorList): string {
  const present = replacementOf(ticket, list.items)
  return present
    ? m.course_checkin_replaced_by({ name: ticket.name, holder: present.name })
    : ticket.name
}

/** Which course a code is for, when and where. */
export function otherCourseText(
  other: Omit<Extract<FoundCode, { state: 'other-course' }>, 'state'>,
): string {
  const title = textOrOther(other.title)
  if (other.startsAt === null) return title
  const day = formatDayAndTime(new Date(other.startsAt))
  return other.place === null ? `${title}, ${day}` : `${title}, ${day}, ${other.place}`
}
