import type { SearchDocument } from '@trivsel/content-contract/published'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { foldText, foldWords, wordsOf } from '#platform/fold-text.ts'
import { isOpenAddress } from '#platform/routing/open-address.ts'
import { kindWords } from './kind-words.server.ts'
import type { SearchKind } from './kinds.ts'
import { searchDocument } from './tables.server.ts'

/** One page in one language. */
export type SearchablePage = Omit<SearchDocument, 'contentType' | 'updatedAt'> & {
  contentType: SearchKind
}

/** What is too short to be misspelt, or too long to be a word. */
const guessableWord = /^\p{L}{4,30}$/u
const rowsInOneStatement = 100

/** Puts pages, in all their languages, in the place of what was known of the given ids of a kind. */
export async function replaceDocuments(
  database: Database,
  kind: SearchKind,
  ids: readonly number[],
  documents: readonly SearchablePage[],
): Promise<void> {
  const known = and(
    eq(searchDocument.kind, kind),
    sql`${searchDocument.id} = any(${sql.param(ids)}::int[])`,
  )
  await database.transaction(async (transaction) => replace(transaction, known, documents))
}

/** Puts pages in the place of everything that was known of a kind. */
export async function replaceKind(
  database: Database,
  kind: SearchKind,
  documents: readonly SearchablePage[],
): Promise<void> {
  await database.transaction(async (transaction) =>
    replace(transaction, eq(searchDocument.kind, kind), documents),
  )
}

async function replace(
  transaction: Database,
  known: SQL | undefined,
  documents: readonly SearchablePage[],
) {
  await transaction.delete(searchDocument).where(known)
  const found = documents.filter(({ href }) => isOpenAddress(href))
  for (let start = 0; start < found.length; start += rowsInOneStatement) {
    const part = found.slice(start, start + rowsInOneStatement)
    await transaction.execute(insertDocuments(part))
    await transaction.execute(insertWords(part))
  }
}

function insertDocuments(documents: readonly SearchablePage[]): SQL {
  const rows = documents.map((document) => ({
    kind: document.contentType,
    id: document.id,
    locale: document.locale,
    href: document.href,
    title: storable(document.title),
    description: document.description && storable(document.description),
    body: storable(document.text),
    last_day: document.lastDay,
    folded_title: foldWords(document.title),
    kind_words: foldWords(kindWords(document.contentType, document.locale)),
    folded_description: foldWords(document.description ?? ''),
    folded_body: foldWords(document.text),
  }))
  return sql`
    insert into portal.search_document
      (kind, id, locale, href, title, description, body, last_day, folded_title, head, vector)
    select kind, id, locale, href, title, description, body, last_day, folded_title,
           head, head || setweight(to_tsvector(stemmer, folded_body), 'D')
      from json_to_recordset(${JSON.stringify(rows)}::json) as page (
             kind text, id int, locale text, href text, title text, description text, body text,
             last_day date, folded_title text, kind_words text, folded_description text, folded_body text),
           portal.search_stemmer(locale) as stemmer,
           lateral (
             select setweight(to_tsvector(stemmer, folded_title), 'A')
                    || setweight(to_tsvector('simple', folded_title), 'A')
                    || setweight(to_tsvector(stemmer, folded_description), 'B')
                    || setweight(to_tsvector(stemmer, kind_words), 'C') as head
           ) as weighted`
}

function insertWords(documents: readonly SearchablePage[]): SQL {
  const words = new Map<string, { locale: string; folded: string; word: string }>()
  for (const { contentType, locale, title, description, text } of documents)
    for (const word of wordsOf(
      `${title} ${description ?? ''} ${kindWords(contentType, locale)} ${text}`,
    )) {
      const small = word.toLowerCase()
      const folded = foldText(small)
      if (guessableWord.test(folded))
        words.set(`${locale} ${folded}`, { locale, folded, word: small })
    }
  return sql`
    insert into portal.search_word (locale, folded, word)
    select locale, folded, word
      from json_to_recordset(${JSON.stringify([...words.values()])}::json)
        as one (locale text, folded text, word text)
    on conflict do nothing`
}

/** PostgreSQL keeps no NUL and no half of a character. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
