import type { Locale } from '@trivsel/content-contract/locales'

import { declaredQuery } from './declared-query.ts'
import type { Alternates } from './page-links.ts'
import { matchPath, pageDefinition, pagePath } from './route-table.ts'

export type LanguageLink = {
  /** With as much of the query as the server knows. */
  href: string
  /** Parameters that go along, which only the browser knows. */
  browserQuery: readonly string[]
  /** Whether what is behind the `#` goes along. */
  browserFragment: boolean
}

/**
 * From a page to the same page in another language, with the parameters that that page reads.
 * @param here public address with query and fragment
 * @param alternates as the page's loader says; without one in `locale` its own parameters are taken:
 *   a page that is missing there says so, and leads back
 */
export function languageLink(here: string, locale: Locale, alternates: Alternates): LanguageLink {
  const url = new URL(`http://localhost${here}`)
  const page = matchPath(url.pathname)
  const withSameName = page ? pagePath(page.id, locale, page.params) : pagePath('front', locale)
  const path = alternates[locale] ?? withSameName
  const target = matchPath(path)
  if (!target) return { href: path, browserQuery: [], browserFragment: false }
  const { browserQuery = [], browserFragment = false } = pageDefinition(target.id)
  const query = declaredQuery(target.id, url.searchParams, 'server')
  return { href: path + query, browserQuery, browserFragment }
}
