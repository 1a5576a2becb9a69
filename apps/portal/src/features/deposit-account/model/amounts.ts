import type { DepositForm } from '#core/studies/deposit-forms.ts'
import { addDays } from '#platform/time/date.ts'
import type { AmountKind } from './amount-kinds.ts'
import type { SemesterStart, StudyDegree } from './application-form.ts'
import type { Deadlines } from './deadlines.ts'

export type AppliedStudy = {
  readonly depositForm: DepositForm
  readonly degree: StudyDegree | null
  readonly semesters: number
  readonly semesterStart: SemesterStart
}

/** @throws the study is none that an application can have */
export function amountKindOf(study: AppliedStudy): AmountKind {
  const kind = findAmountKind(study)
  if (kind) return kind
  const { degree, semesters, semesterStart } = study
  throw new Error(`Unknown study: "${degree}", ${semesters} semesters from "${semesterStart}"`)
}

/** Null for a study that no application can have. */
export function findAmountKind(study: AppliedStudy): AmountKind | null {
  const { depositForm, degree, semesters, semesterStart } = study
  if (depositForm === 'degree') {
    if (degree === 'bachelor') return 'degree-bachelor'
    return degree === 'master' ? 'degree-master' : null
  }
  if (semesters === 2) return 'year'
  if (semesters === 1 && semesterStart === 'HOEST') return 'autumn'
  return semesters === 1 && semesterStart === 'VAAR' ? 'spring' : null
}

/**
 * The academic year that an application is for, by the year in which it begins: that of the next
 * start of studies. An application after the last day of a semester is for the one a year later.
 * One with a degree has no choice of semester; it begins in autumn.
 * @param sentOn `2026-11-22`, in Oslo
 */
export function academicYearOf(
  { semesterStart }: AppliedStudy,
  sentOn: string,
  { autumnLastDay, springLastDay }: Deadlines,
): number {
  const year = Number(sentOn.slice(0, 4))
  if (semesterStart === 'VAAR') return sentOn > `${year}-${springLastDay}` ? year : year - 1
  return sentOn > `${year}-${autumnLastDay}` ? year + 1 : year
}

/** The semesters that the money is for, `2026H`; with a degree the academic year. */
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
    case 'degree-bachelor':
    case 'degree-master':
      return [autumn, spring]
  }
}

/**
 * By when the money has to be transferred: the day before an autumn or a spring that staff have set,
 * and never sooner than the days that everybody has.
 * @param invoicedOn `2026-11-22`
 */
export function dueDateOf(
  { semesterStart }: AppliedStudy,
  { academicYear, invoicedOn }: { academicYear: number; invoicedOn: string },
  { autumnDue, springDue, daysToPay }: Deadlines,
): string {
  const deadline = `${academicYear}-${semesterStart === 'VAAR' ? springDue : autumnDue}`
  const soonest = addDays(invoicedOn, daysToPay)
  return deadline > soonest ? deadline : soonest
}

/** `2026–27`, as people write an academic year. */
export function academicYearText(year: number): string {
  return `${year}–${String((year + 1) % 100).padStart(2, '0')}`
}
