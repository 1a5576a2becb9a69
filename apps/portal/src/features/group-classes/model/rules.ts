import { addDaysByWallTime } from '#platform/time/oslo.ts'

const hour = 3_600_000

/** Booking opens at the same wall-clock time this many days before (specification, section 9). */
export const bookingOpensDaysBefore = 5

/** A place can be cancelled until this many hours before the start (specification, section 9). */
export const unbookingClosesHoursBefore = 3

/** As the server stores it in the class, for texts such as "booking opens at". */
export function bookingOpensAt(startsAt: Date): Date {
  return addDaysByWallTime(startsAt, -bookingOpensDaysBefore)
}

export function unbookingClosesAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - unbookingClosesHoursBefore * hour)
}

export type GroupClassState = {
  startsAt: Date
  bookingOpensAt: Date
  unbookingClosesAt: Date
  cancelledAt: Date | null
  capacity: number
  bookedCount: number
  queuedCount: number
}

export type GroupClassStatus =
  | 'cancelled'
  | 'started'
  | 'not-open-yet'
  | 'places-free'
  | 'queue-open'
  | 'full'

export function groupClassStatus(state: GroupClassState, now: Date): GroupClassStatus {
  if (state.cancelledAt) return 'cancelled'
  if (now >= state.startsAt) return 'started'
  if (now < state.bookingOpensAt) return 'not-open-yet'
  if (!isFull(state)) return 'places-free'
  return isQueueOpen(state, now) ? 'queue-open' : 'full'
}

/** No place in the class itself is left. */
export function isFull(state: Pick<GroupClassState, 'capacity' | 'bookedCount'>): boolean {
  return state.bookedCount >= state.capacity
}

/** A place in the class or in its queue can be booked now. */
export function isBookable(state: GroupClassState, now: Date): boolean {
  const status = groupClassStatus(state, now)
  return status === 'places-free' || status === 'queue-open'
}

/** At the deadline itself it is too late: exactly three hours before start is no longer before. */
export function isCancellable(
  state: Pick<GroupClassState, 'unbookingClosesAt' | 'cancelledAt'>,
  now: Date,
): boolean {
  return state.cancelledAt === null && now < state.unbookingClosesAt
}

/** The queue closes when places can no longer be cancelled, since nobody moves up after that. */
export function isQueueOpen(
  state: Pick<GroupClassState, 'unbookingClosesAt' | 'cancelledAt'>,
  now: Date,
): boolean {
  return isCancellable(state, now)
}

/** How many members wait. 0 once the queue has closed, although their rows may still exist. */
export function queueSize(state: GroupClassState, now: Date): number {
  return isQueueOpen(state, now) ? state.queuedCount : 0
}
