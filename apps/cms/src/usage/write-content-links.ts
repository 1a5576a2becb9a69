import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ChangedItem } from './changed-item.ts'
import type { ItemLink } from './read-content-links.ts'

/** Puts what the items of one collection refer to now in the place of what they referred to. */
export async function writeContentLinks(
  { db }: Payload,
  items: ChangedItem[],
  links: ItemLink[],
): Promise<void> {
  const [first] = items
  if (!first) return
  const { collection } = first
  await db.drizzle.transaction(async (database) => {
    await database.execute(sql`select pg_advisory_xact_lock(hashtext('cms.content_links'))`)
    await database.execute(sql`
      insert into cms.content_link_sources (collection, document_id, stamp)
      select ${collection}, item."documentId", item.stamp
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as item("documentId" int, stamp text)
      where item.stamp is not null
      on conflict (collection, document_id) do update set stamp = excluded.stamp`)
    await database.execute(sql`
      delete from cms.content_link_sources
      where collection = ${collection} and document_id in (
        select item."documentId"
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
          as item("documentId" int, stamp text)
        where item.stamp is null)`)
    await database.execute(sql`
      delete from cms.content_links
      where collection = ${collection} and document_id in (
        select item."documentId"
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item("documentId" int))`)
    await database.execute(sql`
      insert into cms.content_links
        (collection, document_id, draft, locale, place, is_link,
          target_collection, target_id, address)
      select ${collection}, link."documentId", link.draft, link.locale, link.place, link."isLink",
        link."targetCollection", link."targetId", link.address
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link(
        "documentId" int, draft boolean, locale text, place jsonb, "isLink" boolean,
        "targetCollection" text, "targetId" int, address text)`)
  })
}
