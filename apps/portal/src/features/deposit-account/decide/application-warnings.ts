import { isSameName } from '#core/bank/matching/same-name.ts'
import { findCountry, hasFreeMovement } from '#platform/countries/countries.ts'
import { type AppliedStudy, academicYearOf } from '../model/amounts.ts'
import type { Deadlines } from '../model/deadlines.ts'

/** What a caseworker should look at before an application is approved. None of it refuses anything. */
export const applicationWarnings = [
  /** Somebody else has applied with the same name and birth date. */
  'SAME_PERSON',
  'NAME_DIFFERS',
  'EMAIL_DIFFERS',
  'AGE_UNUSUAL',
  /** Who applied today would mean the next one. */
  'SEMESTER_BEGUN',
  'REJECTED_BEFORE',
  /** Citizens of the EU, the EEA and Switzerland have usually nothing to show; some have two passports. */
  'FREE_MOVEMENT',
] as const
export type ApplicationWarning = (typeof applicationWarnings)[number]

type Name = { readonly firstName: string; readonly lastName: string }

/** Dates are written `2026-11-22`. */
export type ApplicationFacts = {
  readonly applicant: Name & {
    readonly birthDate: string
    readonly email: string
    /** ISO 3166-1 alpha-2. */
    readonly nationality: string
  }
  readonly account: Name & { readonly email: string }
  readonly study: AppliedStudy
  readonly academicYear: number
  readonly deadlines: Deadlines
  /** Applications of others who were born on the same day. */
  readonly bornSameDay: readonly (Name & { readonly caseId: string })[]
  /** Days on which an application of the same person was rejected, the oldest first. */
  readonly rejectedOn: readonly string[]
}

export type FoundWarning = {
  readonly code: ApplicationWarning
  readonly details?: Readonly<Record<string, string>>
  readonly cases?: readonly string[]
}

const youngest = 17
const oldest = 70

/** @param today in Oslo */
export function warningsOf(facts: ApplicationFacts, today: string): FoundWarning[] {
  const { applicant, account, study, academicYear, deadlines, rejectedOn } = facts
  const same = facts.bornSameDay.filter((other) => isSameName(fullName(other), fullName(applicant)))
  const age = ageOn(applicant.birthDate, today)
  const rejected = rejectedOn.at(-1)
  const country = findCountry(applicant.nationality)
  const found: (FoundWarning | false)[] = [
    same.length > 0 && { code: 'SAME_PERSON', cases: same.map(({ caseId }) => caseId) },
    !isSameName(fullName(applicant), fullName(account)) && {
      code: 'NAME_DIFFERS',
      details: { name: fullName(account) },
    },
    applicant.email.toLowerCase() !== account.email.toLowerCase() && {
      code: 'EMAIL_DIFFERS',
      details: { email: account.email },
    },
    (age < youngest || age > oldest) && { code: 'AGE_UNUSUAL', details: { age: String(age) } },
    academicYearOf(study, today, deadlines) > academicYear && { code: 'SEMESTER_BEGUN' },
    rejected !== undefined && { code: 'REJECTED_BEFORE', details: { date: rejected } },
    country !== undefined &&
      hasFreeMovement(country) && { code: 'FREE_MOVEMENT', details: { nationality: country.code } },
  ]
  return found.filter((one) => one !== false)
}

const fullName = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`

/** In whole years. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
