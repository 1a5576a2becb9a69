import { monthsBefore } from '#platform/time/date.ts'
import { semesterOf } from '#platform/time/semester.ts'

/** Institutions tell who has paid some weeks into a semester: so long the one before it counts too. */
const graceMonths = 2

/** Whoever has paid the fee of one of these semesters pays as a student. */
export function studentSemesters(today: string): string[] {
  return [...new Set([semesterOf(today), semesterOf(monthsBefore(today, graceMonths))])]
}
