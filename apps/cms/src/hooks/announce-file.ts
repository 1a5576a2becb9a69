import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { announceChange } from './announce-change.ts'

/** Announces a file that was changed or deleted. A new one is not part of any page yet. */
export function announceFile(tagOf: (id: number) => string): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async ({ doc, operation, req }) => {
        if (operation === 'update') await announceChange(req, [tagOf(doc.id)])
      },
    ],
    afterDelete: [async ({ id, req }) => announceChange(req, [tagOf(Number(id))])],
  }
}
