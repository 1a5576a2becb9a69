import { type MembershipFacts, monthlyMembership } from './membership-facts.ts'
import { wholeMonths } from './months.ts'

/** Without commitment, since 10 March 2025; tests override what matters. */
export function buildFacts(overrides: Partial<MembershipFacts> = {}): MembershipFacts {
  return {
    membershipCategory: monthlyMembership,
    startDate: '2025-03-10',
    endDate: null,
    commitmentMonths: 0,
    isTerminated: false,
    freezes: [],
    invoicedUntil: null,
    boughtOn: null,
    ...overrides,
  }
}

/** A freeze of whole months. */
export const frozen = (startDate: string, months = 1) => ({
  id: Number(startDate.replaceAll('-', '')),
  ...wholeMonths(startDate, months),
})
