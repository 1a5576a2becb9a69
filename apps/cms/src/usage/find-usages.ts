import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'
import type { Words } from '../admin/in-language.ts'
import { type NamedItem, nameItems } from './item-titles.ts'
import { refreshContentLinks } from './refresh-content-links.ts'

/** What refers to an item. */
export type Usage = NamedItem & {
  /** Names of the fields in which it does. */
  places: Words[]
  /** Only in what is saved and waits to be published. */
  onlyDraft: boolean
}
export type Usages = { total: number; items: Usage[] }

const Place = z.object({ nb: z.string(), en: z.string() })
const Found = z.array(
  z.object({
    collection: z.string(),
    documentId: z.number(),
    places: z.array(Place),
    onlyDraft: z.boolean(),
    total: z.coerce.number(),
  }),
)

/**
 * Where an item is linked to, shown or named, drafts that wait among it. Redirects that were made by
 * themselves do not count: they go with the page.
 * @param limit how many are named; the total counts all
 */
export async function findUsages(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  limit = 50,
): Promise<Usages> {
  await refreshContentLinks(payload)
  const { rows } = await payload.db.drizzle.execute(sql`
    select link.collection, link.document_id as "documentId",
      jsonb_agg(distinct link.place) as places, bool_and(link.draft) as "onlyDraft",
      count(*) over () as total
    from cms.content_links link
    where link.target_collection = ${collection} and link.target_id = ${id}
      and (link.collection, link.document_id) <> (${collection}, ${id})
      and not (link.collection = 'redirects' and exists (
        select from cms.redirects where id = link.document_id and automatic))
    group by link.collection, link.document_id
    order by link.collection, link.document_id
    limit ${limit}`)
  const found = Found.parse(rows)
  const items = await nameItems(payload, found)
  return { total: found[0]?.total ?? 0, items: items.map(inOrder) }
}

function inOrder({ total: _, places, ...item }: NamedItem & z.infer<typeof Found>[number]): Usage {
  return { ...item, places: places.toSorted((one, other) => one.nb.localeCompare(other.nb, 'nb')) }
}
