import type { CollectionSlug } from 'payload'

/**
 * The names of content in answers and announcements (the contract's `change.ts`):
 * - `gyms`: which there are, their order and what their cards show
 * - `gyms:12`, `media:5`: one item, picture or file, by its id
 * - `front-page`, `site-frame`, `my-page`: those that there is one of
 *
 * An answer carries the tag of everything it depends on; a list, and an answer that found nothing,
 * also carry the collection's. Saving an item announces both.
 */
export const documentTag = (collection: CollectionSlug, id: number) => `${collection}:${id}`

export const documentTags = (collection: CollectionSlug, id: number): string[] => [
  collection,
  documentTag(collection, id),
]
