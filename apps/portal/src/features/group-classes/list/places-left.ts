import type { GroupClassState } from '../model/rules.ts'

/** With more free places than this the number is not shown, so that most bookings do not change the list. */
export const fewPlaces = 5

/** The number of free places if it is at most `fewPlaces`, otherwise null. */
export function placesLeft({
  capacity,
  bookedCount,
}: Pick<GroupClassState, 'capacity' | 'bookedCount'>): number | null {
  const left = Math.max(capacity - bookedCount, 0)
  return left > fewPlaces ? null : left
}
