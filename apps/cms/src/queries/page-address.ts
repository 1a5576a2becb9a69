import {
  contentPageAddress,
  type FixedPageKey,
  fixedAddresses,
  listedAddress,
} from '@trivsel/content-contract/addresses'
import { collectionOfKind } from '@trivsel/content-contract/change'
import { hasSlug, type ListedKind } from '@trivsel/content-contract/kinds'
import type { Locale } from '@trivsel/content-contract/locales'
import type { LinkableCollection } from '../fields/linkable-collections.ts'

/** The fields of a page that form its address, in one language. */
export type Addressed = {
  id?: unknown
  displayName?: unknown
  slug?: unknown
  path?: unknown
  key?: unknown
}

const kindOfCollection = new Map<string, string>(
  Object.entries(collectionOfKind).map(([kind, collection]) => [collection, kind]),
)

/** Address of a page on the site, or null when there is none in that language. */
export function pageAddress(
  collection: LinkableCollection,
  locale: Locale,
  { id, displayName, slug, path, key }: Addressed,
): string | null {
  if (collection === 'attachments') return null
  if (collection === 'fixed-pages') return isFixedPageKey(key) ? fixedAddresses[key][locale] : null
  if (collection === 'pages') return isText(path) ? contentPageAddress(locale, path) : null
  const kind = kindOfCollection.get(collection) as ListedKind
  if (!hasSlug(kind))
    return isText(displayName) && typeof id === 'number' ? listedAddress(kind, locale, id) : null
  return isText(slug) ? listedAddress(kind, locale, slug) : null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isFixedPageKey = (key: unknown): key is FixedPageKey =>
  typeof key === 'string' && Object.hasOwn(fixedAddresses, key)
