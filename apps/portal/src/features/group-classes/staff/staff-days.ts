import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'

const length = 8

/** Dates in Norway that staff need most: yesterday, whose attendance may be missing, and the coming week. */
export function staffDays(now: Date): string[] {
  const today = osloDate(now)
  return Array.from({ length }, (_, index) => addDays(today, index - 1))
}
