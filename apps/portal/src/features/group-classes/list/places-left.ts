import type { GroupClassState } from '../model/rules.ts'

/** From so many free places on nobody needs to hurry, and the list need not change with every booking. */
export const fewPlaces = 5

/** How many places are left when that is few; null when there are more. */
export function placesLeft({
  capacity,
  bookedCount,
}: Pick<GroupClassState, 'capacity' | 'bookedCount'>): number | null {
  const left = Math.max(capacity - bookedCount, 0)
  return left > fewPlaces ? null : left
}
