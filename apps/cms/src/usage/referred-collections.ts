import type { CollectionSlug } from 'payload'
import { isLinkable } from '../fields/linkable-collections.ts'

const otherReferred: readonly CollectionSlug[] = ['media', 'videos', 'service-areas', 'categories']

/** Whether other items may link to, show or name an item of the collection. */
export const isReferredTo = (collection: CollectionSlug): boolean =>
  isLinkable(collection) || otherReferred.includes(collection)
