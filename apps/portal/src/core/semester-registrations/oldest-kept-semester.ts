import { readSemester, semesterOf } from '#platform/time/semester.ts'

/** The present one and those before it that a refund or an application may ask for. */
const keptSemesters = 4

/** The oldest semester of which registrations are kept. */
export function oldestKeptSemester(today: string): string {
  let semester = semesterOf(today)
  for (let earlier = 1; earlier < keptSemesters; earlier++) semester = semesterBefore(semester)
  return semester
}

function semesterBefore(code: string): string {
  const semester = readSemester(code)
  if (!semester) throw new Error(`"${code}" is no semester`)
  return semester.isAutumn ? `${semester.year}V` : `${semester.year - 1}H`
}
