import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug } from 'payload'
import { documentTags } from '../queries/content-tags.ts'
import { announceChange } from './announce-change.ts'

/** Announces a file that was changed or deleted. A new one is not part of any page yet. */
export function announceFile(collection: CollectionSlug): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async ({ doc, operation, req }) => {
        if (operation === 'update') await announceChange(req, documentTags(collection, doc.id))
      },
    ],
    afterDelete: [async ({ id, req }) => announceChange(req, documentTags(collection, Number(id)))],
  }
}
