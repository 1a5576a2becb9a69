import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug } from 'payload'
import { documentTags } from '../queries/content-tags.ts'
import { announceChange } from './announce-change.ts'
import { savesOnlyDraft } from './save-kind.ts'

/** Announces an item that was published, changed while published, taken down or deleted. */
export function announceDocument(collection: CollectionSlug): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async ({ doc, req, context }) => {
        if (!savesOnlyDraft(context)) await announceChange(req, documentTags(collection, doc.id))
      },
    ],
    afterDelete: [async ({ id, req }) => announceChange(req, documentTags(collection, Number(id)))],
  }
}
