import { addDays } from '#platform/time/date.ts'
import type { MembershipFacts } from './membership-facts.ts'
import { lastWithdrawalDay } from './withdrawal.ts'

/** After the day on which the member said that they withdraw (angrerettloven § 24). */
const payBackDays = 14

/**
 * The last day on which what is owed of an ended membership is to be paid back; null where no law says
 * one. An end within the days for withdrawing counts as one: its last day is the day of the notice.
 */
export function payBackBy({
  boughtOn,
  endDate,
  isTerminated,
}: Pick<MembershipFacts, 'boughtOn' | 'endDate' | 'isTerminated'>): string | null {
  if (!isTerminated || boughtOn === null || endDate === null) return null
  return endDate <= lastWithdrawalDay(boughtOn) ? addDays(endDate, payBackDays) : null
}
