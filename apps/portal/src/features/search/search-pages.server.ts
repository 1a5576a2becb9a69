import { type ListedKind, listedKinds } from '@trivsel/content-contract/kinds'
import { defaultLocale, type Locale, otherLocales } from '@trivsel/content-contract/locales'

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { foldText, foldWords, withoutSubstitutes, wordsOf } from '#platform/fold-text.ts'
import { isOpenAddress } from '#platform/routing/open-address.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  type SearchAnswer,
  type SearchHit,
  SearchMode,
  type SearchQuery,
  searchGroupSize,
  searchPageSize,
} from './contract.ts'
import { excerpt, hasMatch, highlight, type Sought } from './highlight.ts'
import { isFoundLast, kindWords } from './kind-words.server.ts'
import { type SearchKind, searchKinds } from './kinds.ts'

/** More words than people write, fewer than would be a burden. */
const mostWords = 10
const longestWord = 40

const Kind = z.enum(searchKinds)

/** What the function `portal.search` answers. */
const Matches = z.strictObject({
  total: z.int(),
  kind: Kind.nullable(),
  page: z.int(),
  kinds: z.array(z.strictObject({ kind: Kind, count: z.int() })),
  found: z.array(
    z.strictObject({
      kind: Kind,
      href: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      body: z.string(),
    }),
  ),
  mode: SearchMode,
  corrections: z.array(z.string().nullable()),
  words: z.array(z.string()),
  stems: z.array(z.string()),
})
type Matches = z.infer<typeof Matches>

const nothing: SearchAnswer = {
  mode: 'all',
  correction: null,
  total: 0,
  kind: null,
  page: 1,
  pages: 0,
  kinds: [],
  hits: [],
  otherLanguage: [],
}

/**
 * Pages for what somebody wrote. Some are in one language alone: where no page in the language of the
 * reader has all of the words, those of the other language that have are named too.
 */
export async function searchPages(
  database: Database,
  { q, locale, kind, page }: SearchQuery,
  now: Date,
): Promise<SearchAnswer> {
  const written = wordsOf(q)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))
  if (written.length === 0) return nothing
  const find = (one: Wanted) => findMatches(database, written.map(foldText), one, now)
  const matches = await find({ locale, kind, page })
  const answer = toAnswer(lastKindsLast(matches, locale), written)
  if (answer.total > 0 && answer.mode === 'all') return answer
  for (const elsewhere of otherLocales(locale)) {
    const other = await find({ locale: elsewhere, kind: null, page: 1 })
    if (other.mode === 'all' && other.found.length > 0)
      return {
        ...answer,
        otherLanguage: other.found.slice(0, searchGroupSize).map((one) => toHit(one, other)),
      }
  }
  return answer
}

/**
 * Pages of a service that was just switched off are in the index until it is read again, in a moment.
 * Only the numbers may be too high until then.
 */
function withoutClosed(matches: Matches): Matches {
  const isKindOpen = ({ kind }: { kind: SearchKind }) => {
    const list = listOf(kind)
    return list === null || isOpenAddress(list)
  }
  const kinds = matches.kinds.filter(isKindOpen)
  return {
    ...matches,
    kinds,
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    found: matches.found.filter(({ href }) => isOpenAddress(href)),
  }
}

/** The address of the list that pages of a kind are in. */
function listOf(kind: SearchKind): string | null {
  if (kind === 'association') return pagePath('findAssociation', defaultLocale)
  if (kind === 'course') return pagePath('courseCalendar', defaultLocale)
  if (kind === 'grant') return pagePath('grantedGrants', defaultLocale)
  return kind in listedKinds ? listedKinds[kind as ListedKind].addresses[defaultLocale] : null
}

type Wanted = Pick<SearchQuery, 'locale' | 'kind' | 'page'>

/** In one statement. */
async function findMatches(
  database: Database,
  words: readonly string[],
  { locale, kind, page }: Wanted,
  now: Date,
): Promise<Matches> {
  const { rows } = await database.execute<{ matches: unknown }>(sql`
    select portal.search(
      ${sql.param(words)}::text[], ${sql.param(words.map(withoutSubstitutes))}::text[],
      ${locale}, ${kind}::text, ${osloDate(now)}::date,
      ${searchGroupSize}, ${searchPageSize}, ${page}::int) as matches`)
  return withoutClosed(Matches.parse(rows[0]?.matches))
}

/**
 * A job listing for a psychologist has the word in its title, and is still not what a person who
 * looks for one means, unless they say that they want a job.
 */
function lastKindsLast(matches: Matches, locale: Locale): Matches {
  const isLast = ({ kind }: { kind: SearchKind }) =>
    isFoundLast(kind) && !asksForKind(kind, locale, matches.words)
  const inOrder = <Item extends { kind: SearchKind }>(items: readonly Item[]) => [
    ...items.filter((item) => !isLast(item)),
    ...items.filter(isLast),
  ]
  return { ...matches, kinds: inOrder(matches.kinds), found: inOrder(matches.found) }
}

/** The last word may be unfinished. */
function asksForKind(kind: SearchKind, locale: Locale, words: readonly string[]): boolean {
  const names = foldWords(kindWords(kind, locale)).split(' ')
  return words.some((word) => names.some((name) => name.startsWith(word) || word.startsWith(name)))
}

function toAnswer(matches: Matches, written: readonly string[]): SearchAnswer {
  const { mode, total, kind, page, kinds, corrections } = matches
  const shown = kinds.find((one) => one.kind === kind)
  return {
    mode,
    correction:
      mode === 'corrected'
        ? written.map((word, index) => corrections[index] ?? word).join(' ')
        : null,
    total,
    kind,
    page,
    pages: shown ? Math.ceil(shown.count / searchPageSize) : 1,
    kinds,
    hits: matches.found.map((found) => toHit(found, matches)),
    otherLanguage: [],
  }
}

function toHit(found: Matches['found'][number], sought: Sought): SearchHit {
  const { kind, href, title, description, body } = found
  const fromDescription = excerpt(description ?? '', sought)
  return {
    kind,
    href,
    title: highlight(title, sought),
    snippet:
      hasMatch(fromDescription) || !body
        ? fromDescription
        : bestOf(fromDescription, excerpt(body, sought)),
  }
}

/** Words that were found say more than the beginning of a text; a description more than that. */
function bestOf(fromDescription: SearchHit['snippet'], fromBody: SearchHit['snippet']) {
  return hasMatch(fromBody) || fromDescription.length === 0 ? fromBody : fromDescription
}
