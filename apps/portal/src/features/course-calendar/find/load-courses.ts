import type { FixedPage } from '@trivsel/content-contract/pages'
import { callEndpoint } from '#platform/api-client.ts'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import type { CourseList, CourseMonth } from './contract.ts'
import { type CourseSearch, filtersOf } from './course-search.ts'
import { findEndpoints } from './endpoints.ts'

/** @property now milliseconds since 1970 when it was loaded */
export type LoadedCourses = { readonly fixedPage: FixedPage | null; readonly now: number } & (
  | { readonly list: CourseList }
  | { readonly month: string; readonly dates: CourseMonth }
)

/** A page of the list, or a month, as the address asks for it. */
export async function loadCourses(search: CourseSearch): Promise<LoadedCourses> {
  const { q, ...filters } = filtersOf(search)
  const query = { ...filters, ...(q !== undefined && { q: String(q) }) }
  const { month, page } = search
  const [fixedPage, shown] = await Promise.all([
    loadFixedPage('courseCalendar'),
    month === undefined
      ? callEndpoint(findEndpoints.list, { query: { ...query, page } }).then((list) => ({ list }))
      : callEndpoint(findEndpoints.month, { query: { ...query, month } }).then((dates) => ({
          month,
          dates,
        })),
  ])
  return { fixedPage, now: Date.now(), ...shown }
}
