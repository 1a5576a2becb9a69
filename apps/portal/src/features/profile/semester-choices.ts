import { compareSemesters, nextSemester, semesterOf } from '#platform/time/semester.ts'

/**
 * The semesters that somebody may say they pay for: this one, the next two, and what they have said.
 * @param today `2026-11-21`
 */
export function semesterChoices(today: string, said: string): string[] {
  const present = semesterOf(today)
  const next = nextSemester(present)
  const choices = new Set([present, next, nextSemester(next), ...(said ? [said] : [])])
  return [...choices].toSorted((one, other) => compareSemesters(other, one))
}
