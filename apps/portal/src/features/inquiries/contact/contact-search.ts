import { keyQuery } from '#platform/routing/page.ts'
import { singleValue } from '#platform/routing/single-value.ts'
import { type ContactOutcome, outcomeSearch } from './plain/outcomes.ts'

export type ContactSearch = { category?: string; outcome?: ContactOutcome }

/** The category in the address of the page: an id. What came of a form sent without JavaScript. */
export function contactSearch(search: Record<string, unknown>): ContactSearch {
  const category = singleValue(search.category)
  return {
    ...(typeof category === 'string' && keyQuery.test(category) && { category }),
    ...outcomeSearch(search),
  }
}
