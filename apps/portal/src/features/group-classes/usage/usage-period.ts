import { addDays } from '#platform/time/date.ts'
import { daysOfSemester, semesterOf } from '#platform/time/semester.ts'

/** Four weeks, and at most some three years. */
export const usagePeriod = { usualDays: 27, mostDays: 1_100 }

export type NamedPeriod = { readonly from: string; readonly to: string }

/** What is asked for with one press: this semester until today, and the one before. */
export function namedPeriods(today: string): { semester: NamedPeriod; lastSemester: NamedPeriod } {
  const { from } = daysOfSemester(semesterOf(today))
  return {
    semester: { from, to: today },
    lastSemester: daysOfSemester(semesterOf(addDays(from, -1))),
  }
}
