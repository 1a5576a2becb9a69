/** Semesters are written as a four-digit year and H (autumn) or V (spring): `2026H`. */

/** Specification, section 9: the first four characters are the year, the fifth the half of it. */
export const semesterPattern = /^20\d\d[HV]$/

export type Semester = { readonly year: number; readonly isAutumn: boolean }

/** @returns `null` when the code is no semester */
export function readSemester(code: string): Semester | null {
  if (!semesterPattern.test(code)) return null
  return { year: Number(code.slice(0, 4)), isAutumn: code.endsWith('H') }
}

const written = ({ year, isAutumn }: Semester) => `${year}${isAutumn ? 'H' : 'V'}`

/** The semester of a day in Norway, `2026-11-21`: spring to the end of July, then autumn. */
export function semesterOf(date: string): string {
  return written({ year: Number(date.slice(0, 4)), isAutumn: Number(date.slice(5, 7)) >= 8 })
}

/** The semester that follows. @throws it is no semester */
export function nextSemester(code: string): string {
  const semester = readSemester(code)
  if (!semester) throw new Error(`"${code}" is no semester`)
  const { year, isAutumn } = semester
  return written({ year: isAutumn ? year + 1 : year, isAutumn: !isAutumn })
}

/**
 * Order of a list: newest year first, autumn before spring (specification, section 3). What is no
 * semester comes last.
 */
export function compareSemesters(one: string, other: string): number {
  return rank(other) - rank(one)
}

function rank(code: string): number {
  const semester = readSemester(code)
  return semester ? semester.year * 2 + Number(semester.isAutumn) : 0
}

/**
 * The semester whose fee matters to a person: the one that they have named while it is not over,
 * else the present one.
 */
export function semesterInQuestion(named: string | null, today: string): string {
  const present = semesterOf(today)
  return named && compareSemesters(named, present) <= 0 ? named : present
}

/** Its first and its last day. @throws it is no semester */
export function daysOfSemester(code: string): { from: string; to: string } {
  const semester = readSemester(code)
  if (!semester) throw new Error(`"${code}" is no semester`)
  const { year, isAutumn } = semester
  return isAutumn
    ? { from: `${year}-08-01`, to: `${year}-12-31` }
    : { from: `${year}-01-01`, to: `${year}-07-31` }
}
