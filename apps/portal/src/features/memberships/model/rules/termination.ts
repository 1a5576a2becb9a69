import { lastInvoiceDue } from './invoicing.ts'
import {
  cashMembership,
  commitmentEnd,
  endOfUnfrozen,
  isFrozenOn,
  type MembershipFacts,
  type MembershipSettings,
} from './membership-facts.ts'
import { earlierOf, laterOf, nextMonth, type Period } from './months.ts'

export type TerminationRefusal =
  | 'MEMBERSHIP_PAID_ONCE'
  | 'MEMBERSHIP_TERMINATED'
  | 'MEMBERSHIP_FROZEN'

export type Termination<Freeze extends Period = Period> = {
  /** The last day of training. */
  readonly endDate: string
  readonly lastInvoiceDueDate: string
  /** Freezes that would start after the end. */
  readonly lapsed: readonly Freeze[]
}

/**
 * The consequences of a termination today. Notice is counted from the first day of the next month, in
 * paid months, and the membership does not end before the commitment.
 */
export function checkTermination<Freeze extends Period>(
  membership: MembershipFacts<Freeze>,
  { today, settings }: { today: string; settings: MembershipSettings },
): Termination<Freeze> | { refusal: TerminationRefusal } {
  if (membership.membershipCategory === cashMembership) return { refusal: 'MEMBERSHIP_PAID_ONCE' }
  if (membership.isTerminated) return { refusal: 'MEMBERSHIP_TERMINATED' }
  if (isFrozenOn(membership, today)) return { refusal: 'MEMBERSHIP_FROZEN' }
  const noticeEnd = endOfUnfrozen(membership, nextMonth(today), settings.terminationNotice)
  const bound = laterOf(noticeEnd, commitmentEnd(membership) ?? noticeEnd)
  const endDate = membership.endDate ? earlierOf(bound, membership.endDate) : bound
  return {
    endDate,
    lastInvoiceDueDate: lastInvoiceDue(membership, { endDate, daysToPay: settings.daysToPay }),
    lapsed: membership.freezes.filter(({ startDate }) => startDate > endDate),
  }
}

/** The last day if it were terminated today; null if it cannot be. */
export function potentialTerminationDate(
  membership: MembershipFacts,
  known: { today: string; settings: MembershipSettings },
): string | null {
  const checked = checkTermination(membership, known)
  return 'refusal' in checked ? null : checked.endDate
}

export type ReinstatementRefusal =
  | 'MEMBERSHIP_NOT_TERMINATED'
  | 'MEMBERSHIP_FOLLOWED'
  | 'MEMBERSHIP_CREDITED'

/**
 * A terminated membership can be reinstated until its end, unless a later membership has been bought.
 * The previous end is restored; lapsed freezes are not.
 * @param plannedEndDate the previous end; null without one
 * @param nextStartDate the start of the next membership; null without one
 * @param isSettled days after the end were credited, and nobody would pay them
 */
export function checkReinstatement(
  { isTerminated }: Pick<MembershipFacts, 'isTerminated'>,
  {
    plannedEndDate,
    nextStartDate,
    isSettled,
  }: { plannedEndDate: string | null; nextStartDate: string | null; isSettled: boolean },
): { endDate: string | null } | { refusal: ReinstatementRefusal } {
  if (!isTerminated) return { refusal: 'MEMBERSHIP_NOT_TERMINATED' }
  if (isSettled) return { refusal: 'MEMBERSHIP_CREDITED' }
  const isFollowed =
    nextStartDate !== null && (plannedEndDate === null || nextStartDate <= plannedEndDate)
  return isFollowed ? { refusal: 'MEMBERSHIP_FOLLOWED' } : { endDate: plannedEndDate }
}
