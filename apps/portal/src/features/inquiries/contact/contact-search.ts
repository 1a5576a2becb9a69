import { keyQuery } from '#platform/routing/page.ts'
import { singleValue } from '#platform/routing/single-value.ts'

export type ContactSearch = { category?: string }

/** The category in the address of the page: an id. */
export function contactSearch(search: Record<string, unknown>): ContactSearch {
  const category = singleValue(search.category)
  return typeof category === 'string' && keyQuery.test(category) ? { category } : {}
}
