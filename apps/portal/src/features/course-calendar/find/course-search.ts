import { type Locale, locales } from '@trivsel/content-contract/locales'
import { type CourseAudience, courseAudiences } from '#core/courses/states.ts'
import { singleValue } from '#platform/routing/single-value.ts'
import { type PageSearch, validatePageSearch } from '#ui/card-list/page-search.ts'
import { wordsOf } from '#ui/card-list/words-search.ts'

/** Courses on one page, the same on every screen. */
export const coursePageSize = 20

/** A course in a video meeting, or one at a place; what is both is found by either. */
export const waysOfHolding = ['place', 'online'] as const
export type WayOfHolding = (typeof waysOfHolding)[number]

export type CourseFilters = {
  q?: string | number
  audience?: CourseAudience
  language?: Locale
  held?: WayOfHolding
  /** Only those that cost nothing for anybody. */
  free?: 'yes'
  /** Only those with a seat that can be booked. */
  left?: 'yes'
}

export type CourseSearch = PageSearch & CourseFilters & { month?: string }

/** What of an address counts: a value out of range counts as none. A month has no pages. */
export function validateCourseSearch(search: Record<string, unknown>): CourseSearch {
  const q = wordsOf(search.q)
  const audience = oneOf(courseAudiences, search.audience)
  const language = oneOf(locales, search.language)
  const held = oneOf(waysOfHolding, search.held)
  const month = singleValue(search.month)
  const isMonth = typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)
  return {
    ...(q !== undefined && { q }),
    ...(audience && { audience }),
    ...(language && { language }),
    ...(held && { held }),
    ...(oneOf(['yes'], search.free) && { free: 'yes' as const }),
    ...(oneOf(['yes'], search.left) && { left: 'yes' as const }),
    ...(isMonth ? { month } : validatePageSearch(search)),
  }
}

const oneOf = <Value extends string>(values: readonly Value[], given: unknown) =>
  values.find((value) => value === singleValue(given))

/** The filters of an address, without what is shown of what they leave. */
export const filtersOf = ({ page: _, month: __, ...filters }: CourseSearch): CourseFilters =>
  filters
