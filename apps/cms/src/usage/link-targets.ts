import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { collectionOfKind } from '@trivsel/content-contract/change'
import { contentKinds } from '@trivsel/content-contract/kinds'
import { addressField } from '../queries/read-alternates.ts'

const columns = { slug: 'slug', path: 'path', displayName: 'display_name' } as const

/**
 * Everything that a link may lead to: whether it is published, and in which languages it has an
 * address. Files and fixed addresses are always there.
 */
export function linkTargets(): SQL {
  const pages = contentKinds.map((kind) => {
    const collection = collectionOfKind[kind]
    const table = collection.replaceAll('-', '_')
    const address = sql`texts.${sql.identifier(columns[addressField(kind)])}`
    return sql`
      select ${collection}::text as collection, item.id, item._status = 'published' as published,
        coalesce(bool_or(texts._locale = 'no' and ${address} <> ''), false) as norwegian,
        coalesce(bool_or(texts._locale = 'en' and ${address} <> ''), false) as english
      from cms.${sql.identifier(table)} item
      left join cms.${sql.identifier(`${table}_locales`)} texts on texts._parent_id = item.id
      group by item.id`
  })
  const always = (['fixed-pages', 'attachments'] as const).map(
    (collection) => sql`
      select ${collection}::text, id, true, true, true
      from cms.${sql.identifier(collection.replaceAll('-', '_'))}`,
  )
  return sql.join([...pages, ...always], sql` union all `)
}
