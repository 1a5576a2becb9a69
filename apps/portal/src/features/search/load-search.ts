import { getLocale } from '#locale'
import { callApi } from '#platform/api-client.ts'
import type { SearchAnswer } from './contract.ts'
import type { SearchParameters } from './search-parameters.ts'

/** What was searched for and what was found; nothing was searched when `answer` is null. */
export type Search = { q: string; answer: SearchAnswer | null }

export async function loadSearch({ q, kind, page }: SearchParameters): Promise<Search> {
  if (q === undefined) return { q: '', answer: null }
  const query = new URLSearchParams({
    q: String(q),
    locale: getLocale(),
    ...(kind && { kind }),
    ...(page && { page: String(page) }),
  })
  return { q: String(q).trim(), answer: await callApi<SearchAnswer>(`search?${query}`) }
}
