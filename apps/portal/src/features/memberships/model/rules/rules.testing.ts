import { type MembershipFacts, monthlyMembership } from './membership-facts.ts'
import { wholeMonths } from './months.ts'

/** Without commitment, since 10 March 2025; what matters to a test is overridden. */
export function buildFacts(overrides: Partial<MembershipFacts> = {}): MembershipFacts {
  return {
    membershipCategory: monthlyMembership,
    startDate: '2025-03-10',
    endDate: null,
    commitmentMonths: 0,
    isTerminated: false,
    freezes: [],
    invoicedUntil: null,
    ...overrides,
  }
}

/** Frozen for so many months from the first of one. */
export const frozen = (startDate: string, months = 1) => ({
  id: Number(startDate.replaceAll('-', '')),
  ...wholeMonths(startDate, months),
})
