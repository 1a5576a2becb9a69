import type { FixedPage } from '@trivsel/content-contract/pages'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import { loadFixedPage } from '#ui/fixed-page/load-fixed-page.ts'
import type { SearchAnswer } from './contract.ts'
import { searchEndpoint } from './endpoints.ts'
import type { SearchParameters } from './search-parameters.ts'

/** What was searched for and what was found; nothing was searched when `answer` is null. */
export type Search = { q: string; answer: SearchAnswer | null; fixedPage: FixedPage | null }

export async function loadSearch(parameters: SearchParameters): Promise<Search> {
  const [answer, fixedPage] = await Promise.all([findPages(parameters), loadFixedPage('search')])
  return { q: String(parameters.q ?? '').trim(), answer, fixedPage }
}

async function findPages({ q, kind, page }: SearchParameters): Promise<SearchAnswer | null> {
  if (q === undefined) return null
  return callEndpoint(searchEndpoint, { query: { q: String(q), locale: getLocale(), kind, page } })
}
