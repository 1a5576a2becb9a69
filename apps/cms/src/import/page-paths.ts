import type { Locale } from '@trivsel/content-contract/locales'

import { type PerLocale, placePages } from '../hooks/page-paths.ts'
import { slugsOf } from './entry-slugs.ts'
import { entriesOf, type ImportSource } from './import-source.ts'

const top: PerLocale = { no: null, en: null }

/** Whole paths of the content pages by key, null in a language in which a page does not exist. */
export function pagePathsOf(source: ImportSource): Map<string, Record<Locale, string | null>> {
  const pages = entriesOf(source, 'pages')
  const indexes = new Map(pages.map(({ key, index }) => [key, index]))
  const tree = pages.map((entry) => {
    const { no = null, en = null } = slugsOf(entry)
    const parentId = indexes.get(entry.item.parent ?? '') ?? null
    return { id: entry.index, parentId, published: true, slug: { no, en }, path: top }
  })
  const places = placePages(top, tree)
  return new Map(pages.map(({ key, index }) => [key, places.get(index)?.path ?? top]))
}
