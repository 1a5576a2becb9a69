import type { TuitionFee } from '#core/studies/tuition-fee.ts'
import { compareSemesters } from '#platform/time/semester.ts'

/** What an institution has last said of one person and one semester. */
export type Registration = {
  readonly institution: string
  readonly semesterCode: string
  readonly isPaid: boolean
}

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
