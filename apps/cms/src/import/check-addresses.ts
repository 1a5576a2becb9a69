import {
  contentPageAddress,
  fixedAddresses,
  listedAddress,
} from '@trivsel/content-contract/addresses'
import { type Locale, locales } from '@trivsel/content-contract/locales'

import { isReservedPath } from '../hooks/page-paths.ts'
import { belongsToSite } from '../redirects/old-address.ts'
import { slugField, slugsOf } from './entry-slugs.ts'
import { type Entry, entriesOf, type ImportSource } from './import-source.ts'
import { listedKindOf } from './listed-kind.ts'
import { pagePathsOf } from './page-paths.ts'
import type { Problem } from './problem.ts'

/** Content pages whose address is the site's own or another page's; redirects that hide a page. */
export function checkAddresses(source: ImportSource): Problem[] {
  const owners = new Map<string, string>(
    Object.values(fixedAddresses).flatMap((of) =>
      locales.map((locale) => [of[locale], 'the site itself']),
    ),
  )
  for (const entry of source.entries)
    for (const address of listedAddresses(entry)) owners.set(address, `${entry.name}/${entry.key}`)

  const paths = pagePathsOf(source)
  const pageProblems = entriesOf(source, 'pages').flatMap((entry) =>
    locales.flatMap((locale): Problem[] => {
      const path = paths.get(entry.key)?.[locale]
      if (!path) return []
      const address = contentPageAddress(locale, path)
      const field = slugField(entry, locale)
      if (isReservedPath(locale, path))
        return [entry.problem(field, `the address ${address} belongs to the site itself`)]
      const owner = owners.get(address)
      if (owner) return [entry.problem(field, `${owner} has the address ${address} too`)]
      owners.set(address, `pages/${entry.key}`)
      return []
    }),
  )
  const redirectProblems = entriesOf(source, 'redirects').flatMap(({ item, problem }) => {
    if (belongsToSite(item.from))
      return [problem(['from'], 'this address belongs to the site itself')]
    const owner = owners.get(item.from)
    return owner ? [problem(['from'], `${owner} has this address`)] : []
  })
  return [...pageProblems, ...redirectProblems]
}

function listedAddresses(entry: Entry): string[] {
  const kind = listedKindOf(entry.name)
  if (!kind) return []
  return Object.entries(slugsOf(entry)).map(([locale, slug]) =>
    listedAddress(kind, locale as Locale, slug),
  )
}
