import { m } from '#messages'
import type { Language } from '../model/contract.ts'
import {
  type GroupClassRefusal,
  isGroupClassRefusal,
  isUnbookingRefusal,
  type UnbookingRefusal,
} from '../model/refusals.ts'

type Message = (inputs: Record<string, never>, options: { locale: Language }) => string

const bookingMessages = {
  OVERLAPPING_GROUP_CLASS_BOOKING: m.group_class_overlapping_booking,
  GROUP_CLASS_RESERVATION_ALREADY_BOOKED: m.group_class_already_booked,
  BOOKING_DENIED: m.group_class_booking_denied,
  CLASS_NOT_FOUND: m.group_class_not_found,
  TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD: m.group_class_too_many_bookings,
  UNKNOWN_CUSTOMER: m.group_class_unknown_customer,
  USER_BLOCKED: m.group_class_user_blocked,
} satisfies Record<GroupClassRefusal, Message>

const unbookingMessages = {
  BOOKING_NOT_FOUND: m.group_class_unbooking_failed,
  UNBOOKING_DENIED: m.group_class_unbooking_denied,
} satisfies Record<UnbookingRefusal, Message>

const leavingMessages = {
  BOOKING_NOT_FOUND: m.group_class_leaving_failed,
  UNBOOKING_DENIED: m.group_class_leaving_denied,
} satisfies Record<UnbookingRefusal, Message>

/** For an unknown code, or none, the generic text of the specification. */
export function bookingRefusalMessage(code: string | undefined, locale: Language): string {
  const message =
    code !== undefined && isGroupClassRefusal(code)
      ? bookingMessages[code]
      : m.group_class_booking_failed
  return message({}, { locale })
}

export function unbookingRefusalMessage(
  code: string | undefined,
  locale: Language,
  { isQueued = false } = {},
): string {
  const messages = isQueued ? leavingMessages : unbookingMessages
  const message =
    code !== undefined && isUnbookingRefusal(code) ? messages[code] : messages.BOOKING_NOT_FOUND
  return message({}, { locale })
}

/** Queue position 0 is a place in the class (specification, section 4). */
export function bookedMessage(queuePosition: number, locale: Language): string {
  return queuePosition === 0
    ? m.group_class_booked({}, { locale })
    : m.group_class_queued({ value: queuePosition }, { locale })
}

/** A member who leaves a queue had no place to unbook. */
export function unbookedMessage({ isQueued }: { isQueued: boolean }, locale: Language): string {
  return isQueued
    ? m.group_class_left_queue({}, { locale })
    : m.group_class_unbooked({}, { locale })
}
