import { singleValue } from '#platform/routing/single-value.ts'
import { type PageSearch, validatePageSearch } from '#ui/card-list/page-search.ts'

/** Grants on one page, the same on every screen. */
export const grantedPageSize = 30

export type GrantedSearch = PageSearch & {
  /** As the router reads an address: what looks like a number is one there. */
  year?: number
  /** The id of a type of grant. */
  type?: string
}

const year = /^2[01]\d\d$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What of an address counts: a value out of range counts as none. */
export function validateGrantedSearch(search: Record<string, unknown>): GrantedSearch {
  const wantedYear = String(singleValue(search.year))
  const type = singleValue(search.type)
  return {
    ...(year.test(wantedYear) && { year: Number(wantedYear) }),
    ...(typeof type === 'string' && uuid.test(type) && { type }),
    ...validatePageSearch(search),
  }
}
