import { monthsBefore } from '#platform/time/date.ts'
import type { MembershipFacts, MembershipSettings } from './membership-facts.ts'
import { laterOf, type Period } from './months.ts'
import { checkTermination } from './termination.ts'

/** How far back staff may put an end, such as to the day of an illness, in months. */
const maxMonthsBack = 3

export type EarlyEndRefusal = 'END_NOT_EARLIER' | 'END_TOO_EARLY'

export type EarlyEnd<Freeze extends Period = Period> = {
  readonly endDate: string
  /** Freezes that would start after the end. */
  readonly lapsed: readonly Freeze[]
}

/**
 * An end sooner than the rules give, which staff may grant: of any membership, also one that is paid
 * once, frozen or terminated.
 * @param endDate the last day of training
 */
export function checkEarlyEnd<Freeze extends Period>(
  membership: MembershipFacts<Freeze>,
  endDate: string,
  { today, settings }: { today: string; settings: MembershipSettings },
): EarlyEnd<Freeze> | { refusal: EarlyEndRefusal } {
  const { startDate, freezes } = membership
  if (endDate < laterOf(startDate, monthsBefore(today, maxMonthsBack)))
    return { refusal: 'END_TOO_EARLY' }
  const ordinary = checkTermination(membership, { today, settings })
  const before = 'refusal' in ordinary ? membership.endDate : ordinary.endDate
  if (before !== null && endDate >= before) return { refusal: 'END_NOT_EARLIER' }
  return { endDate, lapsed: freezes.filter((freeze) => freeze.startDate > endDate) }
}
