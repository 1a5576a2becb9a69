import { sql } from '@payloadcms/db-postgres'
import { collectionOfKind } from '@trivsel/content-contract/change'
import { type ContentKind, contentKinds } from '@trivsel/content-contract/kinds'
import { locales } from '@trivsel/content-contract/locales'
import type { PublishedPage } from '@trivsel/content-contract/published'
import { z } from 'zod'
import { contentQuery } from './content-query.ts'
import { markExample } from './mark-example.ts'
import { addressField, type PerLocale, toAlternates } from './read-alternates.ts'
import type { Reading } from './reading.ts'

/** A draft is never on the site map. */
export const publishedPages = contentQuery(
  'publishedPages',
  async (reading, { locale, contentType }) => {
    const kinds = contentType ? [contentType] : contentKinds
    const items = await Promise.all(kinds.map((kind) => readPages(reading, kind)))
    return { items: items.flat().filter((page) => locale === null || page.locale === locale) }
  },
)

const StoredText = z.object({
  locale: z.enum(locales),
  title: z.string().nullable(),
  description: z.string().nullable(),
  address: z.string().nullable(),
})
const StoredPage = z.object({
  id: z.number(),
  updatedAt: z.coerce.date(),
  isExample: z.boolean(),
  texts: z.array(StoredText),
})
type StoredPage = z.infer<typeof StoredPage>

/** Only content pages come as examples. */
const isExampleOf = (kind: ContentKind) =>
  kind === 'page' ? sql`coalesce(page.is_example, false)` : sql`false`

const addressColumns = { slug: 'slug', path: 'path', displayName: 'display_name' } as const

/** Read past Payload's collections, which take five times as long for thousands of pages. */
async function readPages({ payload, tags }: Reading, kind: ContentKind): Promise<PublishedPage[]> {
  const collection = collectionOfKind[kind]
  tags.add(collection)
  const table = collection.replaceAll('-', '_')
  const { rows } = await payload.db.drizzle.execute(sql`
    select page.id, page.updated_at as "updatedAt", ${isExampleOf(kind)} as "isExample", jsonb_agg(jsonb_build_object(
      'locale', texts._locale, 'title', texts.display_name, 'description', texts.ingress,
      'address', texts.${sql.identifier(addressColumns[addressField(kind)])})) as texts
    from cms.${sql.identifier(table)} page
    join cms.${sql.identifier(`${table}_locales`)} texts on texts._parent_id = page.id
    where page._status = 'published'
    group by page.id
    order by page.id`)
  return z
    .array(StoredPage)
    .parse(rows)
    .flatMap((page) => toPublishedPages(kind, page))
}

/** One entry for each language in which the page has a name and an address. */
function toPublishedPages(kind: ContentKind, { id, updatedAt, isExample, texts }: StoredPage) {
  const addresses: PerLocale = {}
  for (const { locale, title, address } of texts) if (title) addresses[locale] = address
  const alternates = toAlternates(kind, id, addresses)
  return locales.flatMap((locale): PublishedPage[] => {
    const text = texts.find((one) => one.locale === locale)
    const href = alternates[locale]
    if (!href || !text?.title) return []
    return [
      {
        contentType: kind,
        id,
        locale,
        href,
        title: text.title,
        description: text.description || null,
        updatedAt: updatedAt.toISOString(),
        alternates,
        ...markExample(isExample),
      },
    ]
  })
}
