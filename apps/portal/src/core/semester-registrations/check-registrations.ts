import { EmailAddress } from '#core/accounts/email-address.ts'
import { isNationalId, normaliseNationalId } from '#core/personal-data/national-id.ts'
import {
  compareSemesters,
  nextSemester,
  readSemester,
  semesterOf,
} from '#platform/time/semester.ts'
import type { LineProblem, RegistrationProblem } from './contract.ts'

/** An unchecked line of a delivery. */
export type DeliveredLine = {
  line: number
  nationalId: string
  email: string
  semesterCode: string
  /** `null` when it says neither yes nor no. */
  isPaid: boolean | null
}

/** A valid line, with a national id, an email address or both. */
export type CheckedLine = {
  nationalId: string | null
  email: string | null
  semesterCode: string
  isPaid: boolean
}

/** Nobody registers for more than the semester after next. */
const semestersAhead = 2

/**
 * Checks a whole delivery before any of it is saved.
 * @param today `2026-11-21`
 */
export function checkRegistrations(
  lines: readonly DeliveredLine[],
  today: string,
): { checked: CheckedLine[]; problems: LineProblem[] } {
  const checked: CheckedLine[] = []
  const problems: LineProblem[] = []
  const seen = new Set<string>()
  const latest = latestSemester(today)
  for (const line of lines) {
    const one = checkLine(line, latest)
    const keys = 'problem' in one ? [] : keysOf(one)
    if ('problem' in one) problems.push({ line: line.line, problem: one.problem })
    else if (keys.some((key) => seen.has(key)))
      problems.push({ line: line.line, problem: 'REPEATED' })
    else checked.push(one)
    for (const key of keys) seen.add(key)
  }
  return { checked, problems }
}

function checkLine(
  line: DeliveredLine,
  latest: string,
): CheckedLine | { problem: RegistrationProblem } {
  const nationalId = line.nationalId.trim()
  const email = EmailAddress.safeParse(line.email)
  const semesterCode = line.semesterCode.trim().toUpperCase()
  if (!nationalId && !line.email.trim()) return { problem: 'PERSON_MISSING' }
  if (nationalId && !isNationalId(nationalId)) return { problem: 'NATIONAL_ID_INVALID' }
  if (line.email.trim() && !email.success) return { problem: 'EMAIL_INVALID' }
  if (!readSemester(semesterCode) || compareSemesters(semesterCode, latest) < 0)
    return { problem: 'SEMESTER_INVALID' }
  if (line.isPaid === null) return { problem: 'PAID_INVALID' }
  return {
    nationalId: normaliseNationalId(nationalId),
    email: email.data?.toLowerCase() ?? null,
    semesterCode,
    isPaid: line.isPaid,
  }
}

function latestSemester(today: string): string {
  let semester = semesterOf(today)
  for (let ahead = 0; ahead < semestersAhead; ahead++) semester = nextSemester(semester)
  return semester
}

const keysOf = ({ nationalId, email, semesterCode }: CheckedLine) =>
  [nationalId, email].filter((who) => who !== null).map((who) => `${semesterCode} ${who}`)
