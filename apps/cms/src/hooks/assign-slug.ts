import type { CollectionSlug, FieldHook, PayloadRequest, Where } from 'payload'
import { toSlug } from './to-slug.ts'

type Fields = Record<string, unknown>

/**
 * Keeps a page's slug in this language plain, free and tied to its name: a page without a name
 * has none, which is what leaves it out of that language.
 * @param amongWhich the pages beside which it has to be free; all of the collection when left out
 */
export const assignSlug =
  (amongWhich: (page: Fields) => Where = () => ({})): FieldHook =>
  async ({ value, data, originalDoc, collection, req }) => {
    const page: Fields = { ...originalDoc, ...data }
    const displayName = textOf(page.displayName)
    const slug = toSlug(textOf(value)) || toSlug(displayName)
    if (!displayName || !slug || !collection) return null
    const others: Where =
      originalDoc?.id === undefined ? {} : { id: { not_equals: originalDoc.id } }
    return findFreeSlug(req, collection.slug, slug, { and: [amongWhich(page), others] })
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
