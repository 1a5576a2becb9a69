import type { PageReference } from '@trivsel/content-contract/content'
import type { LinkableCollection } from '../fields/linkable-collections.ts'
import { pageAddress } from './page-address.ts'
import { isVisible, type Reading } from './reading.ts'

type Referred =
  | { id: number; displayName?: string | null; _status?: string | null }
  | number
  | null
  | undefined

/** Another page as it is named in a sentence; null when it has no name in this language. */
export function toPageReference(
  collection: LinkableCollection,
  page: Referred,
  reading: Reading,
): PageReference | null {
  if (typeof page !== 'object' || page === null) return null
  reading.tags.add(collection, page.id)
  if (!page.displayName) return null
  const href = isVisible(reading, page) ? pageAddress(collection, reading.locale, page) : null
  return { name: page.displayName, href }
}

export function toPageReferences(
  collection: LinkableCollection,
  pages: Referred[] | null | undefined,
  reading: Reading,
): PageReference[] {
  return (pages ?? []).flatMap((page) => toPageReference(collection, page, reading) ?? [])
}
