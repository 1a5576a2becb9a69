import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { GroupExercise } from '../model/contract.ts'

const maximumShown = 4

/** The next classes of today and tomorrow with a free place, earliest first. */
export function nextAvailableClasses(
  classes: readonly GroupExercise[],
  now: Date,
): GroupExercise[] {
  const lastDay = addDays(osloDate(now), 1)
  return classes
    .filter(({ isFull, isBookable, startTime }) => {
      const start = new Date(startTime)
      return isBookable && !isFull && start > now && osloDate(start) <= lastDay
    })
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
    .slice(0, maximumShown)
}
