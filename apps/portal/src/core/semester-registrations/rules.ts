import type { TuitionFee } from '#core/studies/tuition-fee.ts'
import { compareSemesters } from '#platform/time/semester.ts'

/** An institution's latest report on a person and a semester. */
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

/** The paid semesters in the order of the list; institutions of one semester by name. */
export function paidSemesters<One extends Registration>(registrations: readonly One[]): One[] {
  return registrations
    .filter(({ isPaid }) => isPaid)
    .toSorted(
      (one, other) =>
        compareSemesters(one.semesterCode, other.semesterCode) ||
        one.institution.localeCompare(other.institution, 'nb'),
    )
}
