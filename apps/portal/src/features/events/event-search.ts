import { singleValue } from '#platform/routing/single-value.ts'
import { type PageSearch, validatePageSearch } from '#ui/card-list/page-search.ts'

export type EventSearch = PageSearch & { category?: string; place?: string }

/** The filters that an address asks for; a key that no choice has counts as none. */
export function validateEventSearch(search: Record<string, unknown>): EventSearch {
  const category = filterKey(search.category)
  const place = filterKey(search.place)
  return {
    ...(category && { category }),
    ...(place && { place }),
    ...validatePageSearch(search),
  }
}

function filterKey(given: unknown): string | undefined {
  const value = singleValue(given)
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[a-z0-9-]{1,100}$/.test(text) ? text : undefined
}
