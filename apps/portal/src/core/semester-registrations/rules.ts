import { compareSemesters } from './semester.ts'

/** What an institution has last said of one person and one semester. */
export type Registration = {
  readonly institution: string
  readonly semesterCode: string
  readonly isPaid: boolean
}

/**
 * Specification, section 3, user profile: `true` is paid, and nothing is a new student, of whom no
 * institution has said anything yet.
 */
export type TuitionFee = 'true' | 'false' | ''

export function tuitionFeeOf(
  registrations: readonly Registration[],
  semesterCode: string,
): TuitionFee {
  if (registrations.length === 0) return ''
  const isPaid = registrations.some((one) => one.semesterCode === semesterCode && one.isPaid)
  return isPaid ? 'true' : 'false'
}

/** The paid semesters as they are listed; two institutions in one semester by their names. */
export function paidSemesters<One extends Registration>(registrations: readonly One[]): One[] {
  return registrations
    .filter(({ isPaid }) => isPaid)
    .toSorted(
      (one, other) =>
        compareSemesters(one.semesterCode, other.semesterCode) ||
        one.institution.localeCompare(other.institution, 'nb'),
    )
}
