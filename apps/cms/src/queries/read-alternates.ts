import { alternatesOfSlugs } from '@trivsel/content-contract/addresses'
import { collectionOfKind } from '@trivsel/content-contract/change'
import type { Alternates } from '@trivsel/content-contract/content'
import { type ContentKind, hasSlug } from '@trivsel/content-contract/kinds'
import type { Locale } from '@trivsel/content-contract/locales'
import { pageAddress } from './page-address.ts'
import { type Reading, within } from './reading.ts'

export type PerLocale = Partial<Record<Locale, string | null>>

/** The localized field that says in which languages a page exists, and at which address. */
export function addressField(kind: ContentKind): 'slug' | 'path' | 'displayName' {
  if (kind === 'page') return 'path'
  return hasSlug(kind) ? 'slug' : 'displayName'
}

/** Addresses of a page in the languages that it exists in. */
export function toAlternates(kind: ContentKind, id: number, values: PerLocale): Alternates {
  const field = addressField(kind)
  return alternatesOfSlugs(
    values,
    (locale, value) => pageAddress(collectionOfKind[kind], locale, { id, [field]: value }) ?? '',
  )
}

export async function readAlternates(
  reading: Reading,
  kind: ContentKind,
  id: number,
): Promise<Alternates> {
  const field = addressField(kind)
  const { payload, draft } = reading
  const document = await payload.findByID({
    ...within(reading),
    collection: collectionOfKind[kind],
    id,
    draft,
    locale: 'all',
    depth: 0,
    select: { [field]: true },
  })
  // When all languages are requested, a localized field has one value for each, which the generated
  // type does not say.
  const values = (document as unknown as Record<string, PerLocale | undefined>)[field]
  return toAlternates(kind, id, values ?? {})
}
