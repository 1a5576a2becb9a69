import type { Locale } from '../locales.ts'

import type { ContentQueryName, ContentVariables } from '../queries.ts'
import { foundInRows } from './answer-found.ts'
import { answerList, answerWholeList, type ListVariables } from './answer-list.ts'
import { kindDetails, publishedLists } from './lists.ts'
import { globalRow, type ProjectedCollection, type ProjectedGlobal } from './projected-sources.ts'
import type { AnswerPart } from './published-item.ts'
import { type QueryDatabase, readPage } from './read-rows.ts'

type Variables = ListVariables & { page: number; pageSize: number }

/** Queries for one item: the collection of its row, and the variable that is its key. */
const single: ReadonlyMap<string, { collection: string; by: string | null }> = new Map<
  string,
  { collection: ProjectedCollection | ProjectedGlobal; by: string | null }
>([
  ['pageByPath', { collection: 'pages', by: 'path' }],
  ['fixedPage', { collection: 'fixed-pages', by: 'key' }],
  ['helpText', { collection: 'help-texts', by: 'key' }],
  ['trainingVideo', { collection: 'training-videos', by: 'id' }],
  ['frontPage', { collection: 'front-page', by: null }],
  ['siteFrame', { collection: 'site-frame', by: null }],
  ['myPageFrame', { collection: 'my-page', by: null }],
])

/**
 * Answers a question of the contract from the rows of what is published
 * (docs/adr/0049-published-content-as-rows.md), with one or two statements.
 * @param variables as the contract has parsed them
 * @returns null while not everything that is published has a row
 */
export async function answerPublished<Name extends ContentQueryName>(
  queryDatabase: QueryDatabase,
  name: Name,
  variables: ContentVariables<Name>,
): Promise<AnswerPart | null> {
  const given = variables as Variables
  const list = publishedLists.get(name)
  if (list) return answerList(queryDatabase, list, given)
  if (name === 'trainingVideos')
    return answerWholeList(
      queryDatabase,
      { rule: { order: 'place' }, collection: 'training-videos' },
      given,
    )
  if (Object.hasOwn(foundInRows, name))
    return foundInRows[name as keyof typeof foundInRows](queryDatabase, variables as never)
  const place = single.get(name) ?? kindDetails.get(name)
  if (!place) throw new Error(`no rows answer the question ${name}`)
  const { collection, by } = place
  return answerOne(
    queryDatabase,
    collection,
    given.locale,
    by === null ? globalRow.key : String(given[by]),
  )
}

async function answerOne(
  queryDatabase: QueryDatabase,
  collection: string,
  locale: Locale,
  key: string,
): Promise<AnswerPart | null> {
  const found = await readPage(queryDatabase, collection, locale, key)
  // When an item is created, the change of the collection announces it.
  return found && (found.item ?? { data: null, tags: [collection] })
}
