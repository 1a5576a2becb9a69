import type { Locale } from '@trivsel/content-contract/locales'
import { pagePath } from '#platform/routing/route-table.ts'

/** Atom of what was granted last. */
export const grantsFeedAddress = (locale: Locale): string =>
  `${pagePath('grantedGrants', locale)}/atom.xml`

/** All that was granted, as a table; of a year or a type where the page is of one. */
export function grantsFileAddress(
  locale: Locale,
  search: { readonly year?: number | undefined; readonly type?: string | undefined } = {},
): string {
  const query = new URLSearchParams()
  if (search.year !== undefined) query.set('year', String(search.year))
  if (search.type !== undefined) query.set('type', search.type)
  const asked = query.size > 0 ? `?${query}` : ''
  return `${pagePath('grantedGrants', locale)}/grants.csv${asked}`
}
