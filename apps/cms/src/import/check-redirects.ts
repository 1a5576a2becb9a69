import { contentPageAddress, listedAddress } from '@trivsel/content-contract/addresses'
import { locales } from '@trivsel/content-contract/locales'

import type { Payload } from 'payload'
import { readPageAddresses } from '../usage/read-addresses.ts'
import { isGlobal } from './import-names.ts'
import { entriesOf, type ImportSource } from './import-source.ts'
import { listedKindOf } from './listed-kind.ts'
import type { Problem } from './problem.ts'
import type { StoredDocuments } from './stored-documents.ts'

/**
 * Redirects from an address at which the content system has a page. Pages of the folder do not
 * count here: they are about to have the addresses that the folder gives them.
 */
export async function checkRedirects(
  payload: Payload,
  source: ImportSource,
  stored: StoredDocuments,
): Promise<Problem[]> {
  const redirects = entriesOf(source, 'redirects')
  if (redirects.length === 0) return []
  const taken = await readPageAddresses(payload)
  for (const address of addressesOfFolder(source, stored)) taken.delete(address)
  return redirects
    .filter(({ item }) => taken.has(item.from))
    .map(({ problem }) => problem(['from'], 'a page in the content system has this address'))
}

function addressesOfFolder(source: ImportSource, stored: StoredDocuments): string[] {
  return [...source.keys].flatMap(([name, keys]) => {
    if (isGlobal(name)) return []
    const kind = listedKindOf(name)
    const own = stored.get(name)?.filter(({ key }) => key !== null && keys.has(key)) ?? []
    return own.flatMap(({ address }) =>
      locales.flatMap((locale) => {
        const last = address[locale]
        if (!last) return []
        return kind ? listedAddress(kind, locale, last) : contentPageAddress(locale, last)
      }),
    )
  })
}
