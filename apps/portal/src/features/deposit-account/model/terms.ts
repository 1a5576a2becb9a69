import type { ChosenTerms } from '#core/cases/case-kind.server.ts'
import { type AppliedStudy, semestersOf } from './amounts.ts'
import { type SemesterStart, semesterStarts } from './application-form.ts'

/** What a decision fixes besides the amount. `2026-VAAR-1`: academic year, start and semesters. */
export type StudyPeriod = {
  readonly academicYear: number
  readonly semesterStart: SemesterStart
  readonly semesters: number
}

export const toTermsKey = ({ academicYear, semesterStart, semesters }: StudyPeriod) =>
  `${academicYear}-${semesterStart}-${semesters}`

/** @throws the key is of no study period */
export function readTermsKey(key: string): StudyPeriod {
  const [year, start, semesters] = key.split('-')
  const semesterStart = semesterStarts.find((one) => one === start)
  if (!semesterStart || !/^\d{4}$/.test(year ?? '') || !/^[012]$/.test(semesters ?? ''))
    throw new Error(`Unknown study period "${key}"`)
  return { academicYear: Number(year), semesterStart, semesters: Number(semesters) }
}

/** The semesters of a study period, `2026H`. One without a choice of semester is an academic year. */
export function semestersOfPeriod({
  academicYear,
  semesterStart,
  semesters,
}: StudyPeriod): string[] {
  const study: AppliedStudy =
    semesters === 0
      ? { depositForm: 'semesters', degree: null, semesters: 2, semesterStart: 'HOEST' }
      : { depositForm: 'semesters', degree: null, semesters, semesterStart }
  return semestersOf(study, academicYear)
}

/** So many later starts an approval can be deferred to. */
const offeredStarts = 3

/** The next starts of studies after that of an approval; of a study without a choice the next years. */
export function laterPeriods(approved: StudyPeriod): StudyPeriod[] {
  const periods: StudyPeriod[] = []
  let period = approved
  while (periods.length < offeredStarts) {
    period = nextPeriod(period)
    periods.push(period)
  }
  return periods
}

/** Spring comes after the autumn of its academic year. */
function nextPeriod({ academicYear, semesterStart, semesters }: StudyPeriod): StudyPeriod {
  if (semesterStart === 'HOEST') return { academicYear, semesterStart: 'VAAR', semesters }
  const start = semesterStart === 'VAAR' ? 'HOEST' : semesterStart
  return { academicYear: academicYear + 1, semesterStart: start, semesters }
}

export const isSameTerms = (one: ChosenTerms, other: ChosenTerms) =>
  one.key === other.key && one.amountOre === other.amountOre
