import { type ContentKind, contentKinds } from '@trivsel/content-contract/kinds'
import type { SearchDocument } from '@trivsel/content-contract/published'
import { sql } from 'drizzle-orm'
import type { SearchSource } from '#core/site-search/search-source.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { SearchKind } from './kinds.ts'
import { readFixedPages } from './read-fixed-pages.server.ts'
import { replaceDocuments, replaceKind, type SearchablePage } from './save-documents.server.ts'
import { searchReading } from './tables.server.ts'

/** Goes up when the same page would be kept in another way: everything is then read again. */
export const readingVersion = 2

const pagesInOneAnswer = 50

type Source = Pick<ContentClient, 'queryAfresh'>

/** Reads some pages of a kind again; those that are no longer published are forgotten. */
export async function readDocuments(
  { database, content }: { database: Database; content: Source },
  kind: ContentKind,
  ids: readonly number[],
): Promise<void> {
  const { items } = await content.queryAfresh('searchDocuments', {
    contentType: kind,
    ids: [...ids],
    page: 1,
    pageSize: pagesInOneAnswer,
  })
  await replaceDocuments(database, kind, ids, items)
}

/** Reads every page of a kind. */
export async function readKind(
  {
    database,
    content,
    sources,
  }: { database: Database; content: Source; sources: readonly SearchSource[] },
  kind: SearchKind,
): Promise<void> {
  const pages = await readPages()
  await replaceKind(database, kind, pages)
  await database
    .insert(searchReading)
    .values({ kind, version: readingVersion })
    .onConflictDoUpdate({
      target: searchReading.kind,
      set: { version: readingVersion, readAt: sql`now()` },
    })

  async function readPages(): Promise<SearchablePage[]> {
    if (kind === 'fixedPage') return readFixedPages(content)
    if (isContentKind(kind)) return readPublished(content, kind)
    const own = await sources.find((source) => source.kind === kind)?.read(database)
    return (own ?? []).map((page) => ({ lastDay: null, ...page, contentType: kind }))
  }
}

const isContentKind = (kind: SearchKind): kind is ContentKind =>
  (contentKinds as readonly string[]).includes(kind)

async function readPublished(content: Source, kind: ContentKind): Promise<SearchablePage[]> {
  const documents = new Map<string, SearchDocument>()
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    const answer = await content.queryAfresh('searchDocuments', {
      contentType: kind,
      ids: null,
      page,
      pageSize: pagesInOneAnswer,
    })
    // What was published meanwhile may move a page from one answer to the next.
    for (const item of answer.items) documents.set(`${item.id} ${item.locale}`, item)
    pages = Math.ceil(answer.total / pagesInOneAnswer)
  }
  return [...documents.values()]
}
