import type { CollectionAfterChangeHook } from 'payload'
import { aside } from '../hooks/aside.ts'
import { savesOnlyDraft } from '../hooks/save-kind.ts'
import type { Redirect } from '../payload-types.ts'

/** Redirects that led to an address which now leads on itself, lead to its target at once. */
export const shortenChains: CollectionAfterChangeHook<Redirect> = async ({ doc, req, context }) => {
  if (savesOnlyDraft(context) || doc._status !== 'published') return
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      and: [
        { 'to.kind': { equals: 'external' } },
        { 'to.externalUrl': { equals: doc.from } },
        { _status: { equals: 'published' } },
      ],
    },
    pagination: false,
    depth: 0,
    req,
  })
  // Saving them is enough: each takes the target of the one that it leads to.
  await aside(req, async () => {
    for (const { id, to } of docs)
      await req.payload.update({
        collection: 'redirects',
        id,
        data: { ...(to && { to }), _status: 'published' },
        depth: 0,
        req,
      })
  })
}
