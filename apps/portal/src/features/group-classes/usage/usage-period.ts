import { addDays } from '#platform/time/date.ts'
import { daysOfSemester, semesterOf } from '#platform/time/semester.ts'

/** The default is four weeks; at most about three years. */
export const usagePeriod = { usualDays: 27, mostDays: 1_100 }

export type NamedPeriod = { readonly from: string; readonly to: string }

/** The periods with a link of their own: this semester until today, and the previous one. */
export function namedPeriods(today: string): { semester: NamedPeriod; lastSemester: NamedPeriod } {
  const { from } = daysOfSemester(semesterOf(today))
  return {
    semester: { from, to: today },
    lastSemester: daysOfSemester(semesterOf(addDays(from, -1))),
  }
}
