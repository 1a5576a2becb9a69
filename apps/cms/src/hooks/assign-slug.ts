import type { CollectionSlug, FieldHook, PayloadRequest, Where } from 'payload'
import { refuseAddress } from './refuse-address.ts'
import { restoresVersion } from './save-kind.ts'
import { toSlug } from './to-slug.ts'

type Fields = Record<string, unknown>

/**
 * Keeps a page's slug in this language plain, free and tied to its name: a page without a name
 * has none, which is what leaves it out of that language. A slug that is made from the name, or
 * comes back with an old version, gets a number when another page has it; one that an editor typed
 * or moved is refused instead, since they would not notice another address.
 * @param amongWhich the pages beside which it has to be free; all of the collection when left out
 * @throws {ValidationError} when another page has the slug that was given
 */
export const assignSlug =
  (amongWhich: (page: Fields) => Where = () => ({})): FieldHook =>
  async ({ value, data, originalDoc, collection, context, req }) => {
    const page: Fields = { ...originalDoc, ...data }
    const displayName = textOf(page.displayName)
    const given = toSlug(textOf(value))
    const slug = given || toSlug(displayName)
    if (!displayName || !slug || !collection) return null
    const others: Where =
      originalDoc?.id === undefined ? {} : { id: { not_equals: originalDoc.id } }
    const free = await findFreeSlug(req, collection.slug, slug, {
      and: [amongWhich(page), others],
    })
    if (given && free !== given && !restoresVersion(context))
      refuseAddress(req, { collection: collection.slug, reason: 'TAKEN', address: given })
    return free
  }

async function findFreeSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  among: Where,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const candidate = attempt === 1 ? slug : `${slug}-${attempt}`
    const taken = await req.payload.count({
      collection,
      req,
      where: { and: [{ slug: { equals: candidate } }, among] },
    })
    if (taken.totalDocs === 0) return candidate
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
