import { addDays, weekdayOf } from '#platform/time/date.ts'
import { publicHolidayOn } from '#platform/time/public-holidays.ts'
import type { MembershipFacts } from './membership-facts.ts'

/** After the day of the purchase (angrerettloven § 21). */
const withdrawalDays = 14

const isWorkingDay = (date: string) => weekdayOf(date) < 6 && publicHolidayOn(date) === undefined

/** The last day to withdraw from a purchase: a working day, if the fourteenth day is none. */
export function lastWithdrawalDay(boughtOn: string): string {
  let day = addDays(boughtOn, withdrawalDays)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

export type WithdrawalRefusal =
  | 'WITHDRAWAL_NOT_ONLINE'
  | 'WITHDRAWAL_DAY_INVALID'
  | 'WITHDRAWAL_LATE'
  | 'MEMBERSHIP_TERMINATED'

/**
 * The last day of a membership from whose purchase the member withdraws: the day on which they say so.
 * Its days are paid, all others are not. What is sold at a desk is no distance sale.
 * @param noticeOn the day on which the member said so; it counts, not the day on which staff read it
 */
export function checkWithdrawal(
  { boughtOn, endDate }: Pick<MembershipFacts, 'boughtOn' | 'endDate'>,
  { noticeOn, today }: { noticeOn: string; today: string },
): { endDate: string } | { refusal: WithdrawalRefusal } {
  if (boughtOn === null) return { refusal: 'WITHDRAWAL_NOT_ONLINE' }
  if (noticeOn < boughtOn || noticeOn > today) return { refusal: 'WITHDRAWAL_DAY_INVALID' }
  if (noticeOn > lastWithdrawalDay(boughtOn)) return { refusal: 'WITHDRAWAL_LATE' }
  if (endDate !== null && endDate <= noticeOn) return { refusal: 'MEMBERSHIP_TERMINATED' }
  return { endDate: noticeOn }
}

/** For how long staff may register what a member has said in time, in days. */
const registrationDays = 30

/**
 * The last day on which a member may have said that they withdraw, for staff, who may read it later;
 * null if it is too late for that, too.
 */
export function withdrawalToRegister(
  { boughtOn, endDate }: Pick<MembershipFacts, 'boughtOn' | 'endDate'>,
  today: string,
): string | null {
  if (boughtOn === null || (endDate !== null && endDate <= boughtOn)) return null
  const last = lastWithdrawalDay(boughtOn)
  return today <= addDays(last, registrationDays) ? last : null
}

/** The last day on which a member may withdraw; null if they may not any more. */
export function withdrawableUntil(
  membership: Pick<MembershipFacts, 'boughtOn' | 'endDate'>,
  today: string,
): string | null {
  const isPossible = !('refusal' in checkWithdrawal(membership, { noticeOn: today, today }))
  return membership.boughtOn !== null && isPossible ? lastWithdrawalDay(membership.boughtOn) : null
}
