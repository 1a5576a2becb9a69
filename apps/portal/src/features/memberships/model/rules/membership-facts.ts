import { contains, firstWholeMonth, lastOfMonth, nextMonth, type Period } from './months.ts'

/** Paid up front, without direct debit: it ends by itself (specification, section 3: Membership). */
export const cashMembership = 'CASH_MEMBERSHIP'
/** Without an end and paid monthly, by invoice until direct debit is set up. */
export const monthlyMembership = 'DIRECT_DEBIT_MEMBERSHIP'

/** The input of the rules. Dates are calendar days in Norway, `2026-11-23`, first and last included. */
export type MembershipFacts<Freeze extends Period = Period> = {
  readonly membershipCategory: string
  readonly startDate: string
  /** Null without an end. */
  readonly endDate: string | null
  /** Months of commitment, which must be paid before the end; 0 for none. */
  readonly commitmentMonths: number
  readonly isTerminated: boolean
  /** Whole months each, of which no two overlap. */
  readonly freezes: readonly Freeze[]
  /** The last invoiced day; null without invoices. */
  readonly invoicedUntil: string | null
  /** The day of the purchase; null if it was not bought online. */
  readonly boughtOn: string | null
}

/** The settings of staff; in whole calendar months, except for the days to pay. */
export type MembershipSettings = {
  /** Between the request of a freeze and its first day. */
  readonly freezeNotice: number
  /** Limit in the first year with commitment. */
  readonly firstYearFreeze: number
  /** Limit in each later calendar year. */
  readonly laterFreeze: number
  /** Limit in each calendar year without commitment. */
  readonly uncommittedFreeze: number
  /** Counted from the first day of the month after the request. */
  readonly terminationNotice: number
  /** Between an invoice and its due date; a month is invoiced so many days before it. */
  readonly daysToPay: number
}

/** Until staff change them. */
export const defaultSettings: MembershipSettings = {
  freezeNotice: 1,
  firstYearFreeze: 2,
  laterFreeze: 1,
  uncommittedFreeze: 1,
  terminationNotice: 1,
  daysToPay: 14,
}

export const isFrozenOn = ({ freezes }: Pick<MembershipFacts, 'freezes'>, date: string) =>
  freezes.some((freeze) => contains(freeze, date))

/**
 * The last day of the commitment: the end of the month in which its last month is paid. A frozen month
 * is not paid and postpones the end by one month, as does the partial month at the start.
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

/** The last day of the given number of months that are not frozen, from a month on. */
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
