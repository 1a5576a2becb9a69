import type { FixedPageKey } from '../addresses.ts'
import type { ListRule } from '../list-rule.ts'
import type { Locale } from '../locales.ts'
import type { AnswerPart } from './published-item.ts'
import { type QueryDatabase, readCards, readListed } from './read-rows.ts'
import { selectListed } from './select-listed.ts'

export type PublishedList = {
  readonly rule: ListRule
  readonly collection: string
  /** The page with a fixed address that shows the list. */
  readonly fixedPage: (variables: ListVariables) => FixedPageKey
}

export type ListVariables = { readonly locale: Locale } & Readonly<Record<string, unknown>>

/** One page of a list; a page beyond the last one is answered with the first. */
export async function answerList(
  queryDatabase: QueryDatabase,
  { rule, collection, fixedPage }: PublishedList,
  variables: ListVariables & { readonly page: number; readonly pageSize: number },
): Promise<AnswerPart | null> {
  const { locale, page, pageSize } = variables
  const known = await readListed(queryDatabase, collectionsOf(rule, collection), locale)
  if (!known) return null
  const { items, options, tags } = selectListed({ rule, collection, locale, variables }, known)
  const answered = (page - 1) * pageSize < items.length ? page : 1
  const shown = items.slice((answered - 1) * pageSize, answered * pageSize)
  const ids = shown.map(({ id }) => id)
  const read = await readCards(queryDatabase, collection, locale, ids, fixedPage(variables))
  if (!read) return null
  const head = read.head ?? { data: null, tags: ['fixed-pages'] }
  const cards = shown.flatMap(({ id, distance }) => {
    const card = read.cards.get(id)
    return card?.data ? [{ card, distance }] : []
  })
  return {
    data: {
      fixedPage: head.data,
      items: cards.map(({ card, distance }) =>
        rule.nearestTo ? { ...(card.data as object), distance } : card.data,
      ),
      total: items.length,
      page: answered,
      ...options,
    },
    tags: joinTags([tags, [collection], head.tags, ...cards.map(({ card }) => card.tags)]),
  }
}

/** A list that is shown as a whole, and is on no page of the editors. */
export async function answerWholeList(
  queryDatabase: QueryDatabase,
  { rule, collection }: Pick<PublishedList, 'rule' | 'collection'>,
  variables: ListVariables,
): Promise<AnswerPart | null> {
  const { locale } = variables
  const known = await readListed(queryDatabase, collectionsOf(rule, collection), locale)
  if (!known) return null
  const { items, tags } = selectListed({ rule, collection, locale, variables }, known)
  const ids = items.map(({ id }) => id)
  const read = await readCards(queryDatabase, collection, locale, ids, null)
  if (!read) return null
  const cards = ids.flatMap((id) => read.cards.get(id) ?? [])
  return {
    data: { items: cards.flatMap(({ data }) => (data ? [data] : [])) },
    tags: joinTags([[collection], tags, ...cards.map((card) => card.tags)]),
  }
}

const collectionsOf = ({ filters = [], nearestTo }: ListRule, own: string): string[] => [
  ...new Set([own, ...filters.map(({ collection }) => collection)]),
  ...(nearestTo && !filters.some(({ collection }) => collection === nearestTo.collection)
    ? [nearestTo.collection]
    : []),
]

export const joinTags = (tags: readonly (readonly string[])[]): string[] => [
  ...new Set(tags.flat()),
]
