import type { Obstacle } from '../model/booking-eligibility.ts'
import type { GroupExercise, SportsBooking } from '../model/contract.ts'
import { bookingOpensAt } from '../model/rules.ts'

/** What the round button of a class does (specification, section 4, group class button states). */
export type ButtonState =
  | { kind: 'book'; asks: 'place' | 'queue' | 'nothing' }
  | { kind: 'unbook'; isQueued: boolean }
  | { kind: 'locked'; isQueued: boolean }
  /** The class may be booked, but not by this member. */
  | { kind: 'blocked' }
  | { kind: 'disabled' }

export function buttonState(
  exercise: GroupExercise,
  booking: SportsBooking | undefined,
  obstacle: Obstacle | null = null,
): ButtonState {
  if (exercise.isCancelled) return { kind: 'disabled' }
  if (booking)
    return {
      kind: booking.canBeCancelled ? 'unbook' : 'locked',
      isQueued: booking.queuePosition > 0,
    }
  if (!exercise.isBookable) return { kind: 'disabled' }
  // Whoever has no membership that day presses, and hears how to get one.
  if (obstacle !== null && obstacle !== 'no-membership') return { kind: 'blocked' }
  // Close to the start there is nothing to warn of: the row says already that it cannot be unbooked.
  if (!exercise.isCancellable) return { kind: 'book', asks: 'nothing' }
  return { kind: 'book', asks: exercise.isFull ? 'queue' : 'place' }
}

export type ClassStatus =
  | { kind: 'cancelled' }
  | { kind: 'full'; queueSize: number }
  | { kind: 'queue'; size: number }
  | { kind: 'position'; position: number }
  | { kind: 'booked' }
  /** One has a place, or waits for one, and can no longer give that back. */
  | { kind: 'locked'; isQueued: boolean }
  /** It can be booked, but not unbooked after that. */
  | { kind: 'binding' }
  | { kind: 'few'; left: number }
  | { kind: 'opens'; at: Date }
  | { kind: 'started' }

/**
 * What is said of a class, most important first (specification, section 4): full (for whoever has
 * not booked it) with its queue in the same message, else the queue, one's own position in it, booked.
 * Before all of it that it does not take place, and after it what cannot be undone, and how many places
 * are left, to whoever may still want one.
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
  const opensAt = bookingOpensAt(startsAt)
  if (now < opensAt) return { kind: 'opens', at: opensAt }
  return now < startsAt ? { kind: 'full', queueSize: 0 } : { kind: 'started' }
}
