import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
} from 'payload'
import { savesOnlyDraft } from '../hooks/save-kind.ts'
import { movedAddresses } from './moved-addresses.ts'
import { hasAddresses, type PublicAddress, readPublicAddresses } from './public-addresses.ts'
import { forgetRedirectsFrom, forgetRedirectsTo, writeRedirects } from './write-redirects.ts'

type Hooks = {
  beforeChange: CollectionBeforeChangeHook[]
  afterChange: CollectionAfterChangeHook[]
  beforeDelete: CollectionBeforeDeleteHook[]
}

/**
 * Leads visitors on from the public addresses that a page had before it was renamed or moved, and
 * stops leading them away from an address that a page takes. What it writes names the page and not
 * an address, so a page that moves twice is reached from both old ones at once, and never in circles.
 */
export function keepOldAddresses(collection: CollectionSlug): Hooks {
  if (!hasAddresses(collection)) return { beforeChange: [], afterChange: [], beforeDelete: [] }
  const noteOf = (id: unknown) => `addresses before ${collection}:${id}`
  return {
    beforeChange: [
      async ({ operation, originalDoc, req, context }) => {
        if (operation === 'create' || savesOnlyDraft(context)) return
        context[noteOf(originalDoc?.id)] = await readPublicAddresses(
          req,
          collection,
          Number(originalDoc?.id),
        )
      },
    ],
    afterChange: [
      async ({ doc, req, context }) => {
        if (savesOnlyDraft(context)) return
        const before = (context[noteOf(doc.id)] ?? []) as PublicAddress[]
        const after = await readPublicAddresses(req, collection, doc.id)
        const moved = movedAddresses(before, after)
        await forgetRedirectsFrom(
          req,
          [...after, ...moved].map(({ address }) => address),
        )
        await writeRedirects(req, collection, moved)
      },
    ],
    beforeDelete: [async ({ id, req }) => forgetRedirectsTo(req, collection, Number(id))],
  }
}
