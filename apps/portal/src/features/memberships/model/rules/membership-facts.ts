import { contains, firstWholeMonth, lastOfMonth, nextMonth, type Period } from './months.ts'

/** Paid up front, without direct debit: it ends by itself (specification, section 3: Membership). */
export const cashMembership = 'CASH_MEMBERSHIP'
/** Runs on and is paid month by month, by invoice until direct debit is agreed on. */
export const monthlyMembership = 'DIRECT_DEBIT_MEMBERSHIP'

/** What the rules look at. Dates are calendar days in Norway, `2026-11-23`, first and last included. */
export type MembershipFacts<Freeze extends Period = Period> = {
  readonly membershipCategory: string
  readonly startDate: string
  /** None of one that runs on. */
  readonly endDate: string | null
  /** Months that are to be paid before it may end; 0 for none. */
  readonly commitmentMonths: number
  readonly isTerminated: boolean
  /** Whole months each, of which no two overlap. */
  readonly freezes: readonly Freeze[]
  /** The last day that an invoice has been sent for; null where none has. */
  readonly invoicedUntil: string | null
}

/** What staff have set. Whole calendar months all of them. */
export type MembershipSettings = {
  /** Between asking for a freeze and its first day. */
  readonly freezeNotice: number
  /** That may be frozen in the first year of one with commitment. */
  readonly firstYearFreeze: number
  /** In each calendar year after that. */
  readonly laterFreeze: number
  /** In each calendar year of one without commitment. */
  readonly uncommittedFreeze: number
  /** Counted from the first day of the month after it was asked for. */
  readonly terminationNotice: number
}

/** Until staff say otherwise. */
export const defaultSettings: MembershipSettings = {
  freezeNotice: 1,
  firstYearFreeze: 2,
  laterFreeze: 1,
  uncommittedFreeze: 1,
  terminationNotice: 1,
}

export const isFrozenOn = ({ freezes }: Pick<MembershipFacts, 'freezes'>, date: string) =>
  freezes.some((freeze) => contains(freeze, date))

/**
 * The last day of the commitment: that of the month in which the last of the months is paid. A month
 * that is frozen is not paid, and moves it by one; so does the part of a month at the beginning.
 * @returns null for a membership without commitment
 */
export function commitmentEnd(
  membership: Pick<MembershipFacts, 'startDate' | 'commitmentMonths' | 'freezes'>,
): string | null {
  if (membership.commitmentMonths === 0) return null
  return endOfUnfrozen(
    membership,
    firstWholeMonth(membership.startDate),
    membership.commitmentMonths,
  )
}

/** The last day of so many months that are not frozen, from a month on. */
export function endOfUnfrozen(
  membership: Pick<MembershipFacts, 'freezes'>,
  from: string,
  count: number,
): string {
  let month = from
  for (let left = count; ; month = nextMonth(month)) {
    if (!isFrozenOn(membership, month)) left -= 1
    if (left <= 0) return lastOfMonth(month)
  }
}
