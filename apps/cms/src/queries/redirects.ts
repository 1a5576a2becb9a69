import { localeOfAddress, locales } from '@trivsel/content-contract/locales'

import type { Redirect as RedirectData } from '@trivsel/content-contract/site'
import type { Redirect } from '../payload-types.ts'
import { contentQuery } from './content-query.ts'
import { findDocuments } from './find-documents.ts'
import type { Reading } from './reading.ts'
import { toHref } from './to-link.ts'

export const redirects = contentQuery('redirects', async (reading) => {
  reading.tags.add('redirects')
  const items = await Promise.all(locales.map((locale) => readRedirects({ ...reading, locale })))
  return { items: items.flat() }
})

/** The old addresses in one language: each leads to the page in the same language. */
async function readRedirects(reading: Reading): Promise<RedirectData[]> {
  const documents = await findDocuments(reading, { collection: 'redirects' })
  return documents
    .filter(({ from }) => localeOfAddress(from) === reading.locale)
    .flatMap((document) => toRedirect(document, reading) ?? [])
}

/** Null while it leads nowhere. */
export function toRedirect(
  { from, to, permanent }: Redirect,
  reading: Reading,
): RedirectData | null {
  const href = toHref(to, reading)
  return href === null ? null : { from, to: href, permanent: permanent !== false }
}
