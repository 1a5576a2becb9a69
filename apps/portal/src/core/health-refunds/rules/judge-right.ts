import { daysOfSemester, nextSemester, semesterOf } from '#platform/time/semester.ts'
import type { SchemeRules } from './scheme-rules.ts'

/** Why an expense gives no refund, by its date. */
export const noRights = [
  'no-semester-fee',
  'other-institution',
  'no-doctor-here',
  'outside-period',
  'future',
] as const
export type NoRight = (typeof noRights)[number]

/** First and last day of what an expense is of; the same day for a receipt. */
export type ExpenseDays = { readonly from: string; readonly to: string }

/** What is known of the applicant. */
export type RightFacts = {
  readonly paidSemesters: readonly { readonly institution: string; readonly semesterCode: string }[]
  /** As the applicant says; staff check it. Null where they say nothing. */
  readonly doctorHere: { readonly from: string; readonly to: string | null } | null
}

type Judged = {
  readonly right: SchemeRules['right']
  readonly period: { readonly from: string; readonly to: string }
  readonly facts: RightFacts
  readonly today: string
}

/**
 * Whether an expense gives a right, judged at its own date (domain facts 8.4): for a total of several
 * days it has to hold for all of them.
 * @returns null when it does
 */
export function judgeRight(days: ExpenseDays, judged: Judged): NoRight | null {
  const { right, period, facts, today } = judged
  if (days.to > today) return 'future'
  if (days.from < period.from || days.to > period.to) return 'outside-period'
  for (const semester of semestersOf(days)) {
    const paid = facts.paidSemesters.filter(({ semesterCode }) => semesterCode === semester)
    if (right.needsSemesterFee && paid.length === 0) return 'no-semester-fee'
    if (
      right.institutions.length > 0 &&
      !paid.some(({ institution }) => right.institutions.includes(institution))
    )
      return 'other-institution'
  }
  if (right.needsDoctorHere && !isWithin(days, facts.doctorHere)) return 'no-doctor-here'
  return null
}

const isWithin = (days: ExpenseDays, there: RightFacts['doctorHere']) =>
  there !== null && there.from <= days.from && (there.to === null || days.to <= there.to)

/** All semesters that some day of it is in. */
export function semestersOf({ from, to }: ExpenseDays): string[] {
  const codes = [semesterOf(from)]
  for (let code = semesterOf(from); daysOfSemester(code).to < to; ) {
    code = nextSemester(code)
    codes.push(code)
  }
  return codes
}

/** The days of a period in which everything but the future holds, for a total that covers them. */
export function daysWithRight(judged: Judged): ExpenseDays | null {
  const { period, today } = judged
  const last = earliest(period.to, today)
  if (last < period.from) return null
  const parts = semestersOf({ from: period.from, to: last }).map((code) => {
    const { from, to } = daysOfSemester(code)
    return clip({ from, to }, { from: period.from, to: last }, judged)
  })
  const good = parts.filter((part) => part !== null && judgeRight(part, judged) === null)
  const [first] = good
  const lastGood = good.at(-1)
  if (!(first && lastGood)) return null
  const whole = { from: first.from, to: lastGood.to }
  // A gap between two semesters leaves the later one.
  return judgeRight(whole, judged) === null ? whole : lastGood
}

function clip(
  part: ExpenseDays,
  within: ExpenseDays,
  { right, facts }: Judged,
): ExpenseDays | null {
  const doctor = right.needsDoctorHere ? facts.doctorHere : null
  const from = latest(part.from, within.from, doctor?.from ?? part.from)
  const to = earliest(part.to, within.to, doctor?.to ?? part.to)
  return from <= to ? { from, to } : null
}

const inOrder = (days: readonly [string, ...string[]]) => days.toSorted() as [string, ...string[]]
const latest = (first: string, ...days: readonly string[]) =>
  inOrder([first, ...days]).at(-1) ?? first
const earliest = (first: string, ...days: readonly string[]) => inOrder([first, ...days])[0]
