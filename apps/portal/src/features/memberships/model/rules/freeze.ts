import {
  cashMembership,
  type MembershipFacts,
  type MembershipSettings,
} from './membership-facts.ts'
import {
  countMonths,
  firstWholeMonth,
  isFirstOfMonth,
  monthsAfter,
  monthsIn,
  nextMonth,
  overlap,
  type Period,
  wholeMonths,
} from './months.ts'

/** How far ahead a freeze may start, in months (specification, section 5: membership requests). */
const maxMonthsAhead = 12

/** Maximum length of one freeze, independent of the settings. */
export const maxFreezeMonths = 12

export type FreezeRequest = { readonly fromDate: string; readonly numberOfMonths: number }

export type FreezeRefusal =
  | 'MEMBERSHIP_PAID_ONCE'
  | 'MEMBERSHIP_TERMINATED'
  | 'FREEZE_NOT_WHOLE_MONTHS'
  | 'FREEZE_IN_PAST'
  | 'FREEZE_TOO_SOON'
  | 'FREEZE_TOO_FAR'
  | 'FREEZE_INVOICED'
  | 'FREEZE_OVERLAPS'
  | 'FREEZE_AFTER_END'
  | 'FREEZE_LIMIT'

/**
 * The rules that staff may waive for a member, with a reason: notice, limit of months, and that no month
 * is invoiced, which is credited then.
 */
export const waivableFreezeRules = ['FREEZE_TOO_SOON', 'FREEZE_LIMIT', 'FREEZE_INVOICED'] as const
export type WaivableFreezeRule = (typeof waivableFreezeRules)[number]

type RuleContext = {
  readonly today: string
  readonly settings: MembershipSettings
  readonly waivedRules?: readonly WaivableFreezeRule[]
}

/** The period of a freeze, or why it is refused. */
export function checkFreeze(
  membership: MembershipFacts,
  { fromDate, numberOfMonths }: FreezeRequest,
  { today, settings, waivedRules = [] }: RuleContext,
): { period: Period } | { refusal: FreezeRefusal } {
  const refuse = (refusal: FreezeRefusal) => ({ refusal })
  const applies = (rule: WaivableFreezeRule) => !waivedRules.includes(rule)
  if (membership.membershipCategory === cashMembership) return refuse('MEMBERSHIP_PAID_ONCE')
  if (membership.isTerminated) return refuse('MEMBERSHIP_TERMINATED')
  if (fromDate < today) return refuse('FREEZE_IN_PAST')
  if (!isFirstOfMonth(fromDate)) return refuse('FREEZE_NOT_WHOLE_MONTHS')
  if (fromDate < monthsAfter(today, settings.freezeNotice) && applies('FREEZE_TOO_SOON'))
    return refuse('FREEZE_TOO_SOON')
  if (fromDate > monthsAfter(today, maxMonthsAhead)) return refuse('FREEZE_TOO_FAR')
  const isInvoiced = membership.invoicedUntil !== null && fromDate <= membership.invoicedUntil
  if (isInvoiced && applies('FREEZE_INVOICED')) return refuse('FREEZE_INVOICED')
  const period = wholeMonths(fromDate, numberOfMonths)
  if (membership.endDate && period.endDate > membership.endDate) return refuse('FREEZE_AFTER_END')
  if (membership.freezes.some((freeze) => overlap(freeze, period))) return refuse('FREEZE_OVERLAPS')
  if (!isWithinLimits(membership, period, settings) && applies('FREEZE_LIMIT'))
    return refuse('FREEZE_LIMIT')
  return { period }
}

/** Of the rules that staff waived, those that would have refused the freeze. */
export function effectiveWaivers(
  membership: MembershipFacts,
  request: FreezeRequest,
  context: RuleContext,
): WaivableFreezeRule[] {
  const { waivedRules = [] } = context
  return waivableFreezeRules.filter((rule) => {
    const others = waivedRules.filter((other) => other !== rule)
    const checked = checkFreeze(membership, request, { ...context, waivedRules: others })
    return waivedRules.includes(rule) && 'refusal' in checked
  })
}

/** Each month counts in its year: the first year of a commitment, a calendar year otherwise. */
function isWithinLimits(
  membership: MembershipFacts,
  period: Period,
  settings: MembershipSettings,
): boolean {
  const { startDate, commitmentMonths, freezes } = membership
  const firstYearEnds = monthsAfter(startDate, 12)
  const yearOf = (month: string) =>
    commitmentMonths > 0 && month < firstYearEnds ? 'first' : month.slice(0, 4)
  const limitOf = (year: string) => {
    if (year === 'first') return settings.firstYearFreeze
    return commitmentMonths > 0 ? settings.laterFreeze : settings.uncommittedFreeze
  }
  const years = [...freezes, period].flatMap(monthsIn).map(yearOf)
  const requested = new Set(monthsIn(period).map(yearOf))
  return [...requested].every(
    (year) => years.filter((other) => other === year).length <= limitOf(year),
  )
}

/** The months in which a freeze may start, in order, with the maximum length of each. */
export function freezeChoices(
  membership: MembershipFacts,
  context: RuleContext,
): { fromDate: string; maxMonths: number }[] {
  const { today, settings } = context
  const last = monthsAfter(today, maxMonthsAhead)
  const choices: { fromDate: string; maxMonths: number }[] = []
  const first = firstWholeMonth(monthsAfter(today, settings.freezeNotice))
  for (let fromDate = first; fromDate <= last; fromDate = nextMonth(fromDate)) {
    const maxMonths = maxMonthsFrom(membership, fromDate, context)
    if (maxMonths > 0) choices.push({ fromDate, maxMonths })
  }
  return choices
}

/** A longer freeze is never granted where a shorter one is refused. */
function maxMonthsFrom(
  membership: MembershipFacts,
  fromDate: string,
  context: RuleContext,
): number {
  let granted = 0
  while (granted < maxFreezeMonths) {
    const request = { fromDate, numberOfMonths: granted + 1 }
    if ('refusal' in checkFreeze(membership, request, context)) break
    granted += 1
  }
  return granted
}

/** The last day on which a freeze may start; null if none may. */
export function lastEligibleFreezeStartDate(
  membership: MembershipFacts,
  context: RuleContext,
): string | null {
  return freezeChoices(membership, context).at(-1)?.fromDate ?? null
}

export type Freeze = Period & { readonly id: number }
export type FreezePeriod = Freeze & { readonly numberOfMonths: number }

/**
 * Past freezes have ended. Pending ones are current or future: with one of them the membership counts
 * as frozen (specification, section 3). Valid ones are past and pending ones that were not cancelled:
 * they count towards the limits and postpone the commitment.
 */
export function freezePeriods(freezes: readonly Freeze[], today: string) {
  const valid: FreezePeriod[] = freezes
    .map((freeze) => ({ ...freeze, numberOfMonths: countMonths(freeze) }))
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
  return {
    pastFreezePeriods: valid.filter(({ endDate }) => endDate < today),
    validFreezePeriods: valid,
    pendingFreezePeriods: valid.filter(({ endDate }) => endDate >= today),
  }
}

/** A freeze can be cancelled until the day before it starts. */
export const canCancelFreeze = ({ startDate }: Period, today: string) => today < startDate
