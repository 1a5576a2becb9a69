import type { GroupExercise, SportsBooking } from '../model/contract.ts'
import type { RequestableNotice } from './contract.ts'

/** The notice that can be requested for a class: that its booking opens, later that a place is free. */
export function availableNotice(
  exercise: GroupExercise,
  booking: SportsBooking | undefined,
  now: Date,
): RequestableNotice | null {
  const startsAt = new Date(exercise.startTime)
  if (booking || exercise.isCancelled || now >= startsAt) return null
  if (now < new Date(exercise.bookingOpensAt)) return 'opening'
  return exercise.isFull ? 'place' : null
}
