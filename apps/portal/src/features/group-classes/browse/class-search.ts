import { singleValue } from '#platform/routing/single-value.ts'
import { type FormOutcome, readOutcome } from '../book/form/outcomes.ts'
import { all, type ClassFilter } from './class-filter.ts'

/** The search of the group classes page: its day and its filter. */
export type ClassSearch = {
  day?: string
  center?: number[]
  category?: number
  instructor?: number
  /** The outcome of a form that was sent without JavaScript, and its class. */
  outcome?: FormOutcome
  class?: number
}

/** Values out of range are dropped. Whether the day and the choices exist is checked against the classes. */
export function validateClassSearch(search: Record<string, unknown>): ClassSearch {
  const day = singleValue(search.day)
  const outcome = readOutcome(singleValue(search.outcome))
  const classId = idFrom(singleValue(search.class))
  return {
    ...(typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && { day }),
    ...searchFromFilter({
      // Sorted as the server sorts them (platform/routing/declared-query.ts).
      centers: [...new Set([search.center].flat().map(idFrom))].filter((id) => id !== all).sort(),
      category: idFrom(singleValue(search.category)),
      instructor: idFrom(singleValue(search.instructor)),
    }),
    ...(outcome && classId !== all && { outcome, class: classId }),
  }
}

export function filterFromSearch({ center = [], category = all, instructor = all }: ClassSearch) {
  return { centers: center, category, instructor } satisfies ClassFilter
}

/** Without the parts that are not chosen. */
export function searchFromFilter({ centers, category, instructor }: ClassFilter): ClassSearch {
  return {
    ...(centers.length > 0 && { center: [...centers] }),
    ...(category !== all && { category }),
    ...(instructor !== all && { instructor }),
  }
}

function idFrom(given: unknown): number {
  const text = typeof given === 'number' ? String(given) : given
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : all
}
