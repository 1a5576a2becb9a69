import { buildMembership, buildPerson, type Person } from '#core/memberships/demo/people.server.ts'
import { cashMembership } from '../model/rules/membership-facts.ts'
import {
  lastOfMonth,
  monthOf,
  monthsAfter,
  nextMonth,
  type Period,
  wholeMonths,
} from '../model/rules/months.ts'

export type DemoMember = {
  readonly person: Person
  readonly freezes: readonly Period[]
  /** Of the last three months that have an invoice, how many are paid. */
  readonly paidInvoices: number
  /** Of the first of those, what was credited afterwards, in øre. */
  readonly creditedOre?: number
}

const student = { type: 'STUDENT', commitmentMonths: 12, monthlyAmountOre: 29_900 }
const free = { type: 'STUDENT_FREE', monthlyAmountOre: 34_900 }

function buildMember(
  names: Pick<Person, 'firstName' | 'lastName' | 'email'>,
  membership: Parameters<typeof buildMembership>[0],
  options: Partial<Omit<DemoMember, 'person'>> = {},
): DemoMember {
  const person = buildPerson({ ...names, membership: buildMembership(membership) })
  return { person, freezes: [], paidInvoices: 3, ...options }
}

/** A fictitious member in each state. @param today `2026-11-23` */
export function buildDemoMembers(today: string): DemoMember[] {
  const since = (months: number) => monthsAfter(monthOf(today), -months)
  const terminatedUntil = lastOfMonth(nextMonth(today))
  return [
    buildMember(
      { firstName: 'Live', lastName: 'Brekke', email: 'member-bound@trivsel.example' },
      { ...student, startDate: since(3) },
      { paidInvoices: 1 },
    ),
    buildMember(
      { firstName: 'Tarjei', lastName: 'Holm', email: 'member-free@trivsel.example' },
      { ...free, startDate: since(14), directDebitEnabled: true },
    ),
    buildMember(
      { firstName: 'Ylva', lastName: 'Nes', email: 'member-frozen@trivsel.example' },
      { ...free, startDate: since(14) },
      { freezes: [wholeMonths(monthOf(today), 1)] },
    ),
    buildMember(
      { firstName: 'Aksel', lastName: 'Dahl', email: 'member-freezing@trivsel.example' },
      { ...student, startDate: since(5) },
      { freezes: [wholeMonths(monthsAfter(monthOf(today), 2), 2)] },
    ),
    buildMember(
      { firstName: 'Signe', lastName: 'Lien', email: 'member-leaving@trivsel.example' },
      {
        ...free,
        startDate: since(8),
        endDate: terminatedUntil,
        terminatedOn: today,
        terminationReason: 'ANOTHER_GYM',
        lastInvoiceDueOn: nextMonth(today),
      },
    ),
    buildMember(
      { firstName: 'Bilal', lastName: 'Khan', email: 'member-cash@trivsel.example' },
      {
        type: 'STUDENT_CASH',
        membershipCategory: cashMembership,
        startDate: since(2),
        endDate: lastOfMonth(since(-3)),
      },
    ),
    buildMember(
      { firstName: 'Runa', lastName: 'Vik', email: 'member-money@trivsel.example' },
      { ...free, startDate: since(16) },
      { paidInvoices: 1, creditedOre: 11_600 },
    ),
    buildMember(
      { firstName: 'Jonas', lastName: 'Ruud', email: 'member-blocked@trivsel.example' },
      { ...student, startDate: since(4), isDisqualified: true },
    ),
  ]
}
