import { type Locale, perLocale } from '@trivsel/content-contract/locales'

import { matchPath, pagePath } from './route-table.ts'

/** Public addresses of a page in the languages that it exists in. */
export type Alternates = Partial<Record<Locale, string>>

/** For pages that exist in both languages under the same parameters. */
export function alternatesOf(publicPathname: string): Alternates {
  const page = matchPath(publicPathname)
  if (!page) return {}
  return perLocale((locale) => pagePath(page.id, locale, page.params))
}
