import { sql } from '@payloadcms/db-postgres'
import { contentPageAddress } from '@trivsel/content-contract/addresses'
import { type Locale, locales, perLocale } from '@trivsel/content-contract/locales'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionDatabase } from '../hooks/transaction-database.ts'
import type { GlobalName } from '../import/import-names.ts'
import { itemsOf, versionsOf } from './example-database.ts'

export type Taken = {
  /** Examples that were added once, deleted ones among them: `pages/about`. */
  added: ReadonlySet<string>
  /** Those that are still there, and fixed pages of editors. */
  known: ReadonlyMap<string, { id: number; paths: Record<Locale, string | null> }>
  /** Of all pages, drafts too, and of redirects. */
  addresses: ReadonlySet<string>
  globals: ReadonlySet<GlobalName>
}

const Added = z.array(z.object({ collection: z.string(), key: z.string(), id: z.number() }))
const PagePaths = z.array(
  z.object({ id: z.number(), locale: z.enum(locales), path: z.string().nullable() }),
)
const FixedPages = z.array(z.object({ id: z.number(), key: z.string() }))
const globalNames = ['front-page', 'site-frame'] as const satisfies readonly GlobalName[]
const Globals = z.array(z.object({ name: z.enum(globalNames) }))
const Redirects = z.array(z.object({ from: z.string() }))

/** What the content system has that examples must leave alone. */
export async function readTaken(req: PayloadRequest): Promise<Taken> {
  const database = await transactionDatabase(req)
  const read = async <Rows>(shape: z.ZodType<Rows>, query: ReturnType<typeof sql>) =>
    shape.parse((await database.execute(query)).rows)

  const added = await read(
    Added,
    sql`select collection, key, document_id as id from cms.added_examples`,
  )
  const texts = await read(
    PagePaths,
    sql`select _parent_id as id, _locale as locale, path from cms.pages_locales`,
  )
  const fixedPages = await read(FixedPages, sql`select id, key from cms.fixed_pages`)
  const redirects = await read(Redirects, sql`select "from" from cms.redirects`)
  const globals = await read(
    Globals,
    sql`
      select 'front-page' as name where ${wasSaved('front-page')}
      union all select 'site-frame' where ${wasSaved('site-frame')}`,
  )

  const pages = new Map<number, Record<Locale, string | null>>()
  for (const { id, locale, path } of texts)
    pages.set(id, { ...(pages.get(id) ?? perLocale(() => null)), [locale]: path || null })
  const known = new Map<string, { id: number; paths: Record<Locale, string | null> }>()
  for (const { collection, key, id } of added) {
    const paths = pages.get(id)
    if (collection === 'pages' && paths) known.set(`pages/${key}`, { id, paths })
  }
  for (const { id, key } of fixedPages)
    known.set(`fixed-pages/${key}`, { id, paths: perLocale(() => null) })

  return {
    added: new Set(added.map(({ collection, key }) => `${collection}/${key}`)),
    known,
    addresses: new Set([
      ...texts.flatMap(({ locale, path }) => (path ? contentPageAddress(locale, path) : [])),
      ...redirects.map(({ from }) => from),
    ]),
    globals: new Set(globals.map(({ name }) => name)),
  }
}

/** A draft is enough: somebody is writing it. */
const wasSaved = (name: (typeof globalNames)[number]) =>
  sql`exists (select id from ${itemsOf(name)} union all select id from ${versionsOf(name)})`
