import type { GroupClassRefusal, UnbookingRefusal } from '../../model/refusals.ts'

/** The outcome of a form without JavaScript, as in the address of the page. */
export type FormOutcome =
  | 'booked'
  | `queued-${number}`
  | 'unbooked'
  | 'left'
  | GroupClassRefusal
  | UnbookingRefusal

/** Outcomes that the page accepts. Other values are not part of its cache key. */
export const outcomePattern =
  /^(queued-[1-9]\d{0,3}|booked|unbooked|left|OVERLAPPING_GROUP_CLASS_BOOKING|GROUP_CLASS_RESERVATION_ALREADY_BOOKED|BOOKING_DENIED|CLASS_NOT_FOUND|TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD|UNKNOWN_CUSTOMER|USER_BLOCKED|BOOKING_NOT_FOUND|UNBOOKING_DENIED)$/

export function readOutcome(value: unknown): FormOutcome | undefined {
  return typeof value === 'string' && outcomePattern.test(value)
    ? (value as FormOutcome)
    : undefined
}

/** The member's position in the queue; 0 is a place in the class. */
export function positionOf(outcome: FormOutcome): number {
  return outcome.startsWith('queued-') ? Number(outcome.slice('queued-'.length)) : 0
}
