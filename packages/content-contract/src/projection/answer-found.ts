import { collectionOfKind } from '../change.ts'
import { type ContentKind, contentKinds } from '../kinds.ts'
import type { ContentVariables } from '../queries.ts'
import { joinTags } from './answer-list.ts'
import { projectedCollections, projectedGlobals } from './projected-sources.ts'
import type { AnswerPart } from './published-item.ts'
import {
  countItems,
  type QueryDatabase,
  readFiles,
  readMap,
  readPagesOf,
  readSearch,
} from './read-rows.ts'

/** What has no rows, but is shown by what has: the files that it leads to are public too. */
const shownInPages = ['service-areas', 'media', 'attachments']

/** Questions about everything that is published. */
export const foundInRows = {
  async publishedPages(queryDatabase, { locale, contentType }) {
    const kinds: readonly ContentKind[] = contentType ? [contentType] : contentKinds
    const collections = kinds.map((kind) => collectionOfKind[kind])
    const rows = await readMap(queryDatabase, collections, locale)
    return rows && { data: { items: rows.map(({ published }) => published) }, tags: collections }
  },

  async searchDocuments(queryDatabase, { contentType, ids, page, pageSize }) {
    const collection = collectionOfKind[contentType]
    const total = await countItems(queryDatabase, collection, ids)
    if (total === null) return null
    const answered = (page - 1) * pageSize < total ? page : 1
    const rows = await readSearch(queryDatabase, collection, ids, {
      limit: pageSize,
      offset: (answered - 1) * pageSize,
    })
    return (
      rows && {
        data: { items: rows.map(({ search }) => search.data), total, page: answered },
        tags: joinTags([[collection], ...rows.map(({ search }) => search.tags)]),
      }
    )
  },

  async publishedFiles(queryDatabase) {
    const files = await readFiles(queryDatabase)
    const names = (wanted: 'pictures' | 'attachments') =>
      files?.flatMap(({ kind, name }) => (kind === wanted ? [name] : [])) ?? []
    return (
      files && {
        data: { pictures: names('pictures'), attachments: names('attachments') },
        tags: [...projectedCollections, ...projectedGlobals, ...shownInPages],
      }
    )
  },

  async redirects(queryDatabase) {
    const rows = await readPagesOf(queryDatabase, 'redirects')
    return (
      rows && {
        data: { items: rows.flatMap(({ page }) => (page.data ? [page.data] : [])) },
        tags: joinTags([['redirects'], ...rows.map(({ page }) => page.tags)]),
      }
    )
  },
} satisfies {
  readonly [Name in 'publishedPages' | 'searchDocuments' | 'publishedFiles' | 'redirects']: (
    queryDatabase: QueryDatabase,
    variables: ContentVariables<Name>,
  ) => Promise<AnswerPart | null>
}
