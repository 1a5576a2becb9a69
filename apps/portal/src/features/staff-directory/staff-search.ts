import { singleValue } from '#platform/routing/single-value.ts'
import { validatePageSearch } from '#ui/card-list/page-search.ts'

type StaffFilter = 'healthCenter' | 'fitnessClub' | 'goal'
export type StaffSearch = { page?: number | undefined } & {
  [Filter in StaffFilter]?: string | undefined
}

/**
 * Keeps the filters that a list has, and its page. Junk in the address counts as no filter
 * (decisions, Locales and routes).
 */
export function validateStaffSearch(
  search: Record<string, unknown>,
  filters: readonly StaffFilter[],
): StaffSearch {
  const kept: StaffSearch = validatePageSearch(search)
  for (const filter of filters) {
    const value = singleValue(search[filter])
    if (typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value)) kept[filter] = value
  }
  return kept
}
