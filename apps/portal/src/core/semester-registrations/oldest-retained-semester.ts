import { readSemester, semesterOf } from '#platform/time/semester.ts'

/** The current semester and those before it that a refund or an application may need. */
const retainedSemesters = 4

/** The oldest semester whose registrations are retained. */
export function oldestRetainedSemester(today: string): string {
  let semester = semesterOf(today)
  for (let earlier = 1; earlier < retainedSemesters; earlier++) semester = semesterBefore(semester)
  return semester
}

function semesterBefore(code: string): string {
  const semester = readSemester(code)
  if (!semester) throw new Error(`"${code}" is no semester`)
  return semester.isAutumn ? `${semester.year}V` : `${semester.year - 1}H`
}
