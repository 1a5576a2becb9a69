import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announceChange } from './announce-change.ts'
import { savesOnlyDraft } from './save-kind.ts'

/** Announces a page that was published, changed while published, taken down or deleted. */
export function announcePage(tagsOf: (id: number) => string[]): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async ({ doc, req, context }) => {
        if (!savesOnlyDraft(context)) await announceChange(req, tagsOf(doc.id))
      },
    ],
    afterDelete: [async ({ id, req }) => announceChange(req, tagsOf(Number(id)))],
  }
}
