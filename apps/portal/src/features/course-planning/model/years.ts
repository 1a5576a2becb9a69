import type { CourseState } from '#core/courses/states.ts'
import { osloDate } from '#platform/time/oslo.ts'

type Figures = {
  readonly state: CourseState
  readonly startsAt: string | null
  readonly taken: number
  readonly came: number
  readonly incomeOre: number
  readonly refundedOre: number
}

export type Year = {
  readonly year: string
  readonly courses: number
  readonly calledOff: number
  readonly taken: number
  readonly came: number
  readonly incomeOre: number
  readonly refundedOre: number
}

/** What courses came to, by the year of their first date in Norway; drafts are none as yet. */
export function yearsOf(courses: readonly Figures[]): Year[] {
  const years = new Map<string, Year>()
  for (const { state, startsAt, ...course } of courses) {
    if (state === 'draft' || startsAt === null) continue
    const year = osloDate(new Date(startsAt)).slice(0, 4)
    const sum = years.get(year)
    years.set(year, {
      year,
      courses: (sum?.courses ?? 0) + 1,
      calledOff: (sum?.calledOff ?? 0) + (state === 'called-off' ? 1 : 0),
      taken: (sum?.taken ?? 0) + course.taken,
      came: (sum?.came ?? 0) + course.came,
      incomeOre: (sum?.incomeOre ?? 0) + course.incomeOre,
      refundedOre: (sum?.refundedOre ?? 0) + course.refundedOre,
    })
  }
  return [...years.values()].toSorted((one, other) => other.year.localeCompare(one.year))
}
