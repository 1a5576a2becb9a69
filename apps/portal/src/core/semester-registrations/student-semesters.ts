import { monthsBefore } from '#platform/time/date.ts'
import { semesterOf } from '#platform/time/semester.ts'

/** Institutions report payments some weeks into a semester: until then the previous one counts too. */
const graceMonths = 2

/** The semesters whose fee entitles to the student price. */
export function studentSemesters(today: string): string[] {
  return [...new Set([semesterOf(today), semesterOf(monthsBefore(today, graceMonths))])]
}
