import { monthsBefore } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Days before the last one on which contact persons are reminded to confirm, and to find a colleague. */
export const reminderSteps = [30, 7, 1] as const

/** The last day on which the next confirmation is in time: that of a shorter month, where it has no such day. */
export const confirmationDue = (confirmedAt: Date, confirmMonths: number): string =>
  monthsBefore(osloDate(confirmedAt), -confirmMonths)

/**
 * The reminder that is to be sent today: the nearest one, also when the days of others were missed.
 * @param daysLeft until the last day; 0 on that day
 * @param sent the latest one that was sent; null for none
 * @returns null: none
 */
export function dueReminder(daysLeft: number, sent: number | null): number | null {
  if (daysLeft < 0) return null
  const nearest = reminderSteps.findLast((days) => daysLeft <= days)
  if (nearest === undefined || (sent !== null && sent <= nearest)) return null
  return nearest
}
