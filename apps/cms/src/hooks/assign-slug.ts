import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'
import { toSlug } from './to-slug.ts'

/**
 * Keeps a page's slug in this language plain, free and tied to its name: a page without a name
 * has none, which is what leaves it out of that language.
 */
export const assignSlug: FieldHook = async ({ value, data, originalDoc, collection, req }) => {
  const displayName = textOf(
    data?.displayName === undefined ? originalDoc?.displayName : data.displayName,
  )
  const slug = toSlug(textOf(value)) || toSlug(displayName)
  if (!displayName || !slug || !collection) return null
  return findFreeSlug(req, collection.slug, slug, originalDoc?.id)
}

async function findFreeSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  ownId: number | string | undefined,
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const candidate = attempt === 1 ? slug : `${slug}-${attempt}`
    const taken = await req.payload.count({
      collection,
      req,
      where: {
        slug: { equals: candidate },
        ...(ownId === undefined ? {} : { id: { not_equals: ownId } }),
      },
    })
    if (taken.totalDocs === 0) return candidate
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
