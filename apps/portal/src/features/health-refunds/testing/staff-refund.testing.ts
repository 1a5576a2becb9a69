import { calculateRefund } from '#core/health-refunds/rules/calculate-refund.ts'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import type { AfterDecision } from '../correct/contract.ts'
import type { StaffHealthRefund } from '../decide/contract.ts'

export const rules = rulesOf({ categories: [categoryOf('dental')] })

/** What the rules refund of one expense. */
export const calculationOf = (countedOre: number) => ({
  ...calculateRefund(rules, [{ category: 'dental', amountOre: countedOre }]),
})

/** An expense of 1,000 kroner of which all counts. */
export const lineOf = (
  changes: Partial<StaffHealthRefund['lines'][number]> = {},
): StaffHealthRefund['lines'][number] => ({
  id: '0198c000-0000-7000-8000-000000000001',
  category: 'dental',
  from: '2027-03-10',
  to: '2027-03-10',
  amountOre: 1_000_00,
  isForeign: false,
  note: '',
  files: [],
  noRight: null,
  acceptedOre: null,
  acceptedBecause: '',
  ...changes,
})

export const refundOf = (changes: Partial<StaffHealthRefund> = {}): StaffHealthRefund => ({
  id: '0198c000-0000-7000-8000-000000000000',
  version: 1,
  person: { name: 'Kari Lunde', birthDate: '2001-02-03' },
  payeeName: 'Kari Lunde',
  maskedAccount: '•••',
  schemeName: { no: 'Tannlege', en: 'Dentist' },
  rules,
  period: '2027',
  sentAt: '2027-04-01T10:00:00.000Z',
  note: '',
  doctorFrom: null,
  doctorTo: null,
  paidSemesters: [],
  lines: [lineOf()],
  calculation: calculationOf(1_000_00),
  sentPayoutOre: 1_000_00,
  grantedOre: 1_000_00,
  mayChange: false,
  ...changes,
})

export const decision: AfterDecision['decisions'][number] = {
  id: '0198c000-0000-7000-8000-000000000002',
  basis: 'application',
  outcome: 'granted',
  grantedOre: 1_000_00,
  words: '',
  note: '',
  decidedAt: '2027-04-10T10:00:00.000Z',
  appealUntil: '2027-05-01',
  payBackOre: 0,
  payBackBy: null,
  isCurrent: true,
}

export const correction: NonNullable<AfterDecision['correction']> = {
  id: '0198c000-0000-7000-8000-000000000003',
  lines: [{ id: lineOf().id, acceptedOre: 600_00, because: 'Bleking dekkes ikke.' }],
  words: 'Vi regnet med for mye.',
  beforeOre: 1_000_00,
  grantedOre: 600_00,
  payBackBy: '2027-06-01',
  by: 'Ola Berg',
  at: '2027-05-02T10:00:00.000Z',
  isOwn: false,
}

export const appeal: AfterDecision['appeals'][number] = {
  id: '0198c000-0000-7000-8000-000000000004',
  text: 'Jeg mener at dette er feil.',
  sentAt: '2027-04-20T10:00:00.000Z',
  isLate: false,
  isWithdrawn: false,
  answer: null,
  isOwnDecision: false,
}

export const repayment: AfterDecision['repayments'][number] = {
  id: '0198c000-0000-7000-8000-000000000005',
  kind: 'received',
  amountOre: 400_00,
  day: '2027-05-20',
  reason: '',
  reversesId: null,
  by: 'Ola Berg',
  at: '2027-05-21T10:00:00.000Z',
  confirmedAt: null,
  isOwn: false,
  isReversed: false,
}

export const afterOf = (changes: Partial<AfterDecision> = {}): AfterDecision => ({
  decisions: [decision],
  appeals: [],
  correction: null,
  mayCorrect: false,
  isPaying: false,
  claim: null,
  repayments: [],
  ...changes,
})
