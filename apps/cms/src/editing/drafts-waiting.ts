import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { contentSources, globalId } from '../usage/content-sources.ts'
import { type NamedItem, nameItems } from '../usage/item-titles.ts'

/** Something that is saved and not published. */
export type WaitingDraft = NamedItem & {
  savedAt: Date
  /** Whether readers see an older state of it meanwhile. */
  isPublished: boolean
}

const Found = z.array(
  z.object({
    collection: z.string(),
    documentId: z.number(),
    savedAt: z.coerce.date(),
    isPublished: z.boolean(),
    total: z.coerce.number(),
  }),
)

/** What waits to be published, last saved first. @param limit how many are named of the total */
export async function findWaitingDrafts(
  payload: Payload,
  limit: number,
): Promise<{ total: number; items: WaitingDraft[] }> {
  const { collections, globals } = contentSources(payload)
  const table = (slug: string) => slug.replaceAll('-', '_')
  const drafts = [
    ...collections.map(
      ({ slug }) => sql`
        select ${slug}::text as collection, item.id as document_id,
          version.updated_at as saved_at, item._status = 'published' as is_published
        from cms.${sql.identifier(`_${table(slug)}_v`)} version
        join cms.${sql.identifier(table(slug))} item on item.id = version.parent_id
        where version.latest and version.version__status = 'draft'`,
    ),
    ...globals.map(
      ({ slug }) => sql`
        select ${slug}::text, ${globalId}::int, version.updated_at,
          exists (select from cms.${sql.identifier(table(slug))} where _status = 'published')
        from cms.${sql.identifier(`_${table(slug)}_v`)} version
        where version.latest and version.version__status = 'draft'`,
    ),
  ]
  const { rows } = await payload.db.drizzle.execute(sql`
    with waiting as (${sql.join(drafts, sql` union all `)})
    select collection, document_id as "documentId", saved_at as "savedAt",
      is_published as "isPublished", count(*) over () as total
    from waiting order by saved_at desc limit ${limit}`)
  const found = Found.parse(rows)
  const items = await nameItems(payload, found)
  return { total: found[0]?.total ?? 0, items: items.map(({ total: _, ...item }) => item) }
}
