import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

/** A global has one item: the index has it under this id. */
export const globalId = 0

export function contentSources({ config }: Payload): {
  collections: SanitizedCollectionConfig[]
  globals: SanitizedGlobalConfig[]
} {
  const { collections, globals } = config
  return { collections: collections.filter(({ versions }) => !!versions?.drafts), globals }
}

const tableOf = (slug: string) => slug.replaceAll('-', '_')
const main = (slug: string) => sql`cms.${sql.identifier(tableOf(slug))}`
const versions = (slug: string) => sql`cms.${sql.identifier(`_${tableOf(slug)}_v`)}`

/** Every item, with something that is another whenever it was saved in between, draft or not. */
export function stampsOfSources(payload: Payload): SQL {
  const { collections, globals } = contentSources(payload)
  const ofItems = collections.map(
    ({ slug }) => sql`
      select ${slug}::text as collection, item.id as document_id,
        concat(item.updated_at, '/', (
          select max(version.id) from ${versions(slug)} version
          where version.parent_id = item.id and version.latest)) as stamp
      from ${main(slug)} item`,
  )
  const ofGlobals = globals.map(
    ({ slug }) => sql`
      select ${slug}::text, ${globalId}::int, concat(
        (select max(updated_at) from ${main(slug)}), '/',
        (select max(id) from ${versions(slug)} where latest))`,
  )
  return sql.join([...ofItems, ...ofGlobals], sql` union all `)
}
