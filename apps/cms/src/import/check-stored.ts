import { locales } from '@trivsel/content-contract/locales'

import { slugField, slugsOf } from './entry-slugs.ts'
import { isGlobal } from './import-names.ts'
import type { ImportSource } from './import-source.ts'
import { pagePathsOf } from './page-paths.ts'
import type { Problem } from './problem.ts'
import type { StoredDocuments } from './stored-documents.ts'

/** Addresses that a document has which is not the item's own: an editor's, or another item's. */
export function checkStored(source: ImportSource, stored: StoredDocuments): Problem[] {
  const paths = pagePathsOf(source)
  return source.entries.flatMap((entry) => {
    const { name, key, problem } = entry
    if (isGlobal(name)) return []
    const addresses = name === 'pages' ? paths.get(key) : slugsOf(entry)
    return locales.flatMap((locale) => {
      const address = addresses?.[locale]
      const owner = stored
        .get(name)
        ?.find((document) => document.address[locale] === address && document.key !== key)
      if (!address || !owner) return []
      const who = owner.key === null ? 'a page of an editor' : `the item "${owner.key}"`
      const message = `"${address}" is the address of ${who} in the content system (number ${owner.id})`
      return [problem(slugField(entry, locale), message)]
    })
  })
}
