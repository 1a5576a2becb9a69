import { monthsBefore } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'

/**
 * The last day on which contact persons confirm that an association exists: so many months after they
 * did it last. A month that is too short has its last day.
 * @returns null for one that nobody has ever confirmed
 */
export function confirmationDueOn(confirmedAt: Date | null, months: number): string | null {
  return confirmedAt === null ? null : monthsBefore(osloDate(confirmedAt), -months)
}
