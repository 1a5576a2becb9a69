import type { GroupExercise, SportsBooking } from '../model/contract.ts'
import { bookingOpensAt } from '../model/rules.ts'
import type { AskedNotice } from './contract.ts'

/** What one may ask to be told of a class: that its booking opens, then that a place is free. */
export function noticeToAskFor(
  exercise: GroupExercise,
  booking: SportsBooking | undefined,
  now: Date,
): AskedNotice | null {
  const startsAt = new Date(exercise.startTime)
  if (booking || exercise.isCancelled || now >= startsAt) return null
  if (now < bookingOpensAt(startsAt)) return 'opening'
  return exercise.isFull ? 'place' : null
}
