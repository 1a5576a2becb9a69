import type { Locale } from '../locales.ts'

import type { AnswerPart, PublishedItem } from './published-item.ts'
import type { ListedItem } from './select-listed.ts'

/** Runs one statement on the database. @returns its rows */
export type QueryDatabase = (
  statement: { readonly name: string; readonly text: string },
  values: readonly unknown[],
) => Promise<readonly Record<string, unknown>[]>

/*
 * Every statement also says whether there is a row for all that is published: it answers with one
 * row of nulls when there is none that fits, and with none at all while rows are missing.
 */
const whenComplete = (name: string, rows: string) => ({
  name: `published-${name}`,
  text: `select found.* from cms.published_items_state state
    left join (${rows}) found on true
    where state.complete`,
})

const statements = {
  page: whenComplete(
    'page',
    `select page from cms.published_items where collection = $1 and locale = $2 and key = $3`,
  ),
  listed: whenComplete(
    'listed',
    `select collection, document_id as id, key, name, listing from cms.published_items
     where collection = any($1::text[]) and locale = $2`,
  ),
  cards: whenComplete(
    'cards',
    `select document_id as id, card, null::jsonb as page from cms.published_items
     where collection = $1 and locale = $2 and document_id = any($3::int[])
     union all
     select null, null, page from cms.published_items
     where collection = 'fixed-pages' and locale = $2 and key = $4`,
  ),
  pages: whenComplete(
    'pages',
    `select key, name, page from cms.published_items where collection = $1 order by locale desc, key`,
  ),
  map: whenComplete(
    'map',
    `select published from cms.published_items
     where collection = any($1::text[]) and published is not null
     and ($2::text is null or locale = $2)
     order by array_position($1::text[], collection), document_id, locale desc`,
  ),
  count: whenComplete(
    'count',
    `select count(distinct document_id)::int as total from cms.published_items
     where collection = $1 and ($2::int[] is null or document_id = any($2::int[]))`,
  ),
  search: whenComplete(
    'search',
    `select search from cms.published_items where collection = $1 and search is not null
     and document_id in (
       select distinct document_id from cms.published_items
       where collection = $1 and ($2::int[] is null or document_id = any($2::int[]))
       order by document_id limit $3 offset $4)
     order by locale desc, document_id`,
  ),
  files: whenComplete(
    'files',
    `select distinct 'pictures' as kind, unnest(pictures) as name from cms.published_items
     union select 'attachments', unnest(attachments) from cms.published_items order by 1, 2`,
  ),
} as const

/** Rows as the statement says, or null while not everything that is published has one. */
async function read<Row>(
  queryDatabase: QueryDatabase,
  statement: keyof typeof statements,
  values: readonly unknown[],
  mark: string,
): Promise<Row[] | null> {
  const rows = await queryDatabase(statements[statement], values)
  if (rows.length === 0) return null
  return rows.filter((row) => row[mark] !== null) as Row[]
}

/** The answer to the question for one item; `item: null` where there is none. */
export async function readPage(
  queryDatabase: QueryDatabase,
  collection: string,
  locale: Locale,
  key: string,
): Promise<{ item: AnswerPart | null } | null> {
  const rows = await read<{ page: AnswerPart }>(
    queryDatabase,
    'page',
    [collection, locale, key],
    'page',
  )
  return rows && { item: rows[0]?.page ?? null }
}

export const readListed = (
  queryDatabase: QueryDatabase,
  collections: readonly string[],
  locale: Locale,
) => read<ListedItem>(queryDatabase, 'listed', [collections, locale], 'id')

type Cards = { cards: Map<number, AnswerPart>; head: AnswerPart | null }

/** The cards of items, and the editors' part of the page that lists them. */
export async function readCards(
  queryDatabase: QueryDatabase,
  collection: string,
  locale: Locale,
  ids: readonly number[],
  fixedPage: string | null,
): Promise<Cards | null> {
  type Row = { id: number | null; card: AnswerPart | null; page: AnswerPart | null }
  const rows = await queryDatabase(statements.cards, [collection, locale, ids, fixedPage])
  if (rows.length === 0) return null
  const cards: Cards = { cards: new Map(), head: null }
  for (const { id, card, page } of rows as Row[]) {
    if (id !== null && card) cards.cards.set(id, card)
    if (id === null && page) cards.head = page
  }
  return cards
}

export const readPagesOf = (queryDatabase: QueryDatabase, collection: string) =>
  read<Pick<PublishedItem, 'key' | 'name'> & { page: AnswerPart }>(
    queryDatabase,
    'pages',
    [collection],
    'page',
  )

export const readMap = (
  queryDatabase: QueryDatabase,
  collections: readonly string[],
  locale: Locale | null,
) =>
  read<Pick<PublishedItem, 'published'>>(queryDatabase, 'map', [collections, locale], 'published')

export async function countItems(
  queryDatabase: QueryDatabase,
  collection: string,
  ids: readonly number[] | null,
): Promise<number | null> {
  const rows = await read<{ total: number }>(queryDatabase, 'count', [collection, ids], 'total')
  return rows && (rows[0]?.total ?? 0)
}

export const readSearch = (
  queryDatabase: QueryDatabase,
  collection: string,
  ids: readonly number[] | null,
  { limit, offset }: { limit: number; offset: number },
) =>
  read<{ search: NonNullable<PublishedItem['search']> }>(
    queryDatabase,
    'search',
    [collection, ids, limit, offset],
    'search',
  )

export const readFiles = (queryDatabase: QueryDatabase) =>
  read<{ kind: 'pictures' | 'attachments'; name: string }>(queryDatabase, 'files', [], 'name')
