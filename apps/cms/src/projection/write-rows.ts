import { sql } from '@payloadcms/db-postgres'
import type { PublishedItem } from '@trivsel/content-contract/projection/published-item'
import type { Database } from './lock-published.ts'

/** Puts rows in the place of those that the items had. Items without rows are not published. */
export async function writeRows(
  database: Database,
  collection: string,
  ids: readonly number[],
  rows: readonly PublishedItem[],
): Promise<void> {
  await database.execute(sql`
    delete from cms.published_items
    where collection = ${collection} and document_id in (
      select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  if (rows.length === 0) return
  const values = JSON.stringify(rows.map((row) => ({ ...row, ...row.files, tags: tagsOf(row) })))
  await database.execute(sql`
    insert into cms.published_items (collection, document_id, locale, key, name, page, card,
      listing, published, search, pictures, attachments, tags)
    select collection, id, locale, key, name, nullif(page, 'null'), nullif(card, 'null'),
      nullif(listing, 'null'), nullif(published, 'null'), nullif(search, 'null'),
      pictures, attachments, tags
    from jsonb_to_recordset(${values}::jsonb) as row(collection text, id int, locale text,
      key text, name text, page jsonb, card jsonb, listing jsonb, published jsonb, search jsonb,
      pictures text[], attachments text[], tags text[])`)
}

/** The tags of everything that the row depends on: it is rebuilt when one of them changes. */
const tagsOf = ({ page, card, search }: PublishedItem): string[] => [
  ...new Set([page, card, search].flatMap((part) => part?.tags ?? [])),
]
