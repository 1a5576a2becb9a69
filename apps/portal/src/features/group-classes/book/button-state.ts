import type { BlockingReason } from '../model/booking-eligibility.ts'
import type { GroupExercise, SportsBooking } from '../model/contract.ts'

/** What the round button of a class does (specification, section 4, group class button states). */
export type ButtonState =
  | { kind: 'book'; confirmation: 'place' | 'queue' | 'none' }
  | { kind: 'unbook'; isQueued: boolean }
  | { kind: 'locked'; isQueued: boolean }
  /** The class may be booked, but not by this member. */
  | { kind: 'blocked' }
  | { kind: 'disabled' }

export function buttonState(
  exercise: GroupExercise,
  booking: SportsBooking | undefined,
  blockingReason: BlockingReason | null = null,
): ButtonState {
  if (exercise.isCancelled) return { kind: 'disabled' }
  if (booking)
    return {
      kind: booking.canBeCancelled ? 'unbook' : 'locked',
      isQueued: booking.queuePosition > 0,
    }
  if (!exercise.isBookable) return { kind: 'disabled' }
  // A member without a membership that day may press, and then learns how to get one.
  if (blockingReason !== null && blockingReason !== 'no-membership') return { kind: 'blocked' }
  // Close to the start no confirmation is needed: the row already says that it cannot be unbooked.
  if (!exercise.isCancellable) return { kind: 'book', confirmation: 'none' }
  return { kind: 'book', confirmation: exercise.isFull ? 'queue' : 'place' }
}

export type ClassStatus =
  | { kind: 'cancelled' }
  | { kind: 'full'; queueSize: number }
  | { kind: 'queue'; size: number }
  | { kind: 'position'; position: number }
  | { kind: 'booked' }
  /** The member has a place, or waits for one, and can no longer cancel it. */
  | { kind: 'locked'; isQueued: boolean }
  /** The class can be booked, but the booking cannot be cancelled. */
  | { kind: 'binding' }
  | { kind: 'few'; left: number }
  | { kind: 'opens'; at: Date }
  | { kind: 'started' }

/**
 * The statuses of a class, most important first (specification, section 4): full (for members who have
 * not booked it) with its queue in the same message, otherwise the queue, the member's position in it,
 * booked. Cancelled comes before all of them; what cannot be undone, and the number of places left for
 * members who have not booked, come after.
 */
export function classStatuses(
  exercise: GroupExercise,
  booking: SportsBooking | undefined,
  now: Date,
): ClassStatus[] {
  if (exercise.isCancelled) return [{ kind: 'cancelled' }]
  if (booking) return ownStatuses(exercise, booking, now)
  if (!exercise.isBookable) return [closedStatus(exercise, now)]
  const statuses: ClassStatus[] = []
  if (exercise.isFull) statuses.push({ kind: 'full', queueSize: exercise.queueSize })
  else if (exercise.queueSize > 0) statuses.push({ kind: 'queue', size: exercise.queueSize })
  if (exercise.placesLeft) statuses.push({ kind: 'few', left: exercise.placesLeft })
  if (!exercise.isCancellable) statuses.push({ kind: 'binding' })
  return statuses
}

function ownStatuses(
  exercise: GroupExercise,
  { queuePosition, canBeCancelled }: SportsBooking,
  now: Date,
): ClassStatus[] {
  const isQueued = queuePosition > 0
  const statuses: ClassStatus[] = []
  if (exercise.queueSize > 0) statuses.push({ kind: 'queue', size: exercise.queueSize })
  statuses.push(isQueued ? { kind: 'position', position: queuePosition } : { kind: 'booked' })
  if (!canBeCancelled && now < new Date(exercise.startTime))
    statuses.push({ kind: 'locked', isQueued })
  return statuses
}

function closedStatus(exercise: GroupExercise, now: Date): ClassStatus {
  const startsAt = new Date(exercise.startTime)
  const opensAt = new Date(exercise.bookingOpensAt)
  if (now < opensAt) return { kind: 'opens', at: opensAt }
  return now < startsAt ? { kind: 'full', queueSize: 0 } : { kind: 'started' }
}
