export type GroupClassState = {
  startsAt: Date
  bookingOpensAt: Date
  unbookingClosesAt: Date
  cancelledAt: Date | null
  capacity: number
  bookedCount: number
  queuedCount: number
  /** How many members can wait, as staff have set it; null without a limit. */
  queueLimit: number | null
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
  return isQueueOpen(state, now) && !isQueueFull(state) ? 'queue-open' : 'full'
}

/** No place in the class itself is left. */
export function isFull(state: Pick<GroupClassState, 'capacity' | 'bookedCount'>): boolean {
  return state.bookedCount >= state.capacity
}

/** Nobody else can join the queue. It may be longer than the limit when the limit was lowered. */
export function isQueueFull({
  queuedCount,
  queueLimit,
}: Pick<GroupClassState, 'queuedCount' | 'queueLimit'>): boolean {
  return queueLimit !== null && queuedCount >= queueLimit
}

/** A place in the class or in its queue can be booked now. */
export function isBookable(state: GroupClassState, now: Date): boolean {
  const status = groupClassStatus(state, now)
  return status === 'places-free' || status === 'queue-open'
}

/** At the deadline itself it is too late. */
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
export function queueSize(
  state: Pick<GroupClassState, 'queuedCount' | 'unbookingClosesAt' | 'cancelledAt'>,
  now: Date,
): number {
  return isQueueOpen(state, now) ? state.queuedCount : 0
}
