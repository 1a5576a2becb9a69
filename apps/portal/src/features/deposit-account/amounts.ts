import { addDays } from '#platform/time/date.ts'
import { degreeInstitution, type SemesterStart, type StudyDegree } from './application-form.ts'

/** What the amount depends on: of BI the degree, of the others how many semesters and which is first. */
export const amountKinds = ['year', 'autumn', 'spring', 'bi-bachelor', 'bi-master'] as const
export type AmountKind = (typeof amountKinds)[number]

export type AppliedStudy = {
  readonly institution: string
  readonly degree: StudyDegree | null
  readonly semesters: number
  readonly semesterStart: SemesterStart
}

/** @throws the study is none that an application can have */
export function amountKindOf({
  institution,
  degree,
  semesters,
  semesterStart,
}: AppliedStudy): AmountKind {
  if (institution === degreeInstitution) {
    if (degree === 'bachelor') return 'bi-bachelor'
    if (degree === 'master') return 'bi-master'
    throw new Error(`Unknown degree "${degree}"`)
  }
  if (semesters === 2) return 'year'
  if (semesters === 1 && semesterStart === 'HOEST') return 'autumn'
  if (semesters === 1 && semesterStart === 'VAAR') return 'spring'
  throw new Error(`Unknown study of ${semesters} semesters from "${semesterStart}"`)
}

/** Whoever applies so late in a semester means the next one. */
const autumnBegins = '-09-16'
const springBegins = '-02-16'

/**
 * The academic year that an application is for, by the year in which it begins: that of the next
 * start of studies. BI has no choice of semester; it begins in autumn.
 * @param sentOn `2026-11-22`, in Oslo
 */
export function academicYearOf({ semesterStart }: AppliedStudy, sentOn: string): number {
  const year = Number(sentOn.slice(0, 4))
  if (semesterStart === 'VAAR') return sentOn < year + springBegins ? year - 1 : year
  return sentOn < year + autumnBegins ? year : year + 1
}

/** The semesters that the money is for, `2026H`; of BI the academic year. */
export function semestersOf(study: AppliedStudy, academicYear: number): string[] {
  const autumn = `${academicYear}H`
  const spring = `${academicYear + 1}V`
  switch (amountKindOf(study)) {
    case 'autumn':
      return [autumn]
    case 'spring':
      return [spring]
    case 'year':
      // A year from spring ends with the autumn after it.
      return study.semesterStart === 'VAAR' ? [spring, `${academicYear + 1}H`] : [autumn, spring]
    case 'bi-bachelor':
    case 'bi-master':
      return [autumn, spring]
  }
}

/** Nobody has less time to transfer the money. */
const daysToPay = 14

/**
 * By when the money has to be transferred: 15 June before an autumn, 1 November before a spring, and
 * never sooner than two weeks from now.
 * @param invoicedOn `2026-11-22`
 */
export function dueDateOf(study: AppliedStudy, academicYear: number, invoicedOn: string): string {
  const deadline = `${academicYear}-${study.semesterStart === 'VAAR' ? '11-01' : '06-15'}`
  const soonest = addDays(invoicedOn, daysToPay)
  return deadline > soonest ? deadline : soonest
}

/** `2026–27`, as people write an academic year. */
export function academicYearText(year: number): string {
  return `${year}–${String((year + 1) % 100).padStart(2, '0')}`
}
