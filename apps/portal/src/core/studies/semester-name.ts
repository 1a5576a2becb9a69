import { m } from '#messages'
import { readSemester } from '#platform/time/semester.ts'

/** `høsten 2026`, `autumn 2026`; a code that is no semester as it is. */
export function semesterName(code: string): string {
  const semester = readSemester(code)
  if (!semester) return code
  const { year, isAutumn } = semester
  return isAutumn
    ? m.semester_autumn({ year: String(year) })
    : m.semester_spring({ year: String(year) })
}
