import {
  type FixedPageKey,
  fixedAddresses,
  fixedPageKeys,
} from '@trivsel/content-contract/addresses'
import { type Locale, locales } from '@trivsel/content-contract/locales'

import { type ContentClient, NoContentError } from '#platform/content/content-client.server.ts'
import { pageName } from '#ui/page-names.ts'
import type { SearchablePage } from './save-documents.server.ts'

type Source = Pick<ContentClient, 'queryAfresh'>

/** The lists and services of the site, whether or not the editors have written of them. */
export async function readFixedPages(content: Source): Promise<SearchablePage[]> {
  const pages: SearchablePage[] = []
  // The search does not find itself.
  for (const key of fixedPageKeys.filter((one) => one !== 'search'))
    for (const locale of locales) pages.push(await readFixedPage(content, key, locale))
  return pages
}

/** Editors need not have written anything of it. */
function nullWithoutContent(error: unknown): null {
  if (error instanceof NoContentError) return null
  throw error
}

async function readFixedPage(
  content: Source,
  key: FixedPageKey,
  locale: Locale,
): Promise<SearchablePage> {
  const written = await content.queryAfresh('fixedPage', { locale, key }).catch(nullWithoutContent)
  const name = pageName(key, locale)
  const heading = written?.heading ?? name
  return {
    contentType: 'fixedPage',
    id: fixedPageKeys.indexOf(key) + 1,
    locale,
    href: fixedAddresses[key][locale],
    title: heading,
    description: written?.intro ?? null,
    // Found by its usual name too, whatever it is called at present.
    text: heading === name ? '' : name,
    lastDay: null,
  }
}
