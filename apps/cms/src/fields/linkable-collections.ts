import { collectionOfKind } from '@trivsel/content-contract/change'

/** Collections whose items have an address of their own on the site: what a link may lead to. */
export const linkableCollections = [
  ...Object.values(collectionOfKind),
  'fixed-pages' as const,
  'attachments' as const,
]
export type LinkableCollection = (typeof linkableCollections)[number]

export const isLinkable = (collection: string): collection is LinkableCollection =>
  (linkableCollections as readonly string[]).includes(collection)
