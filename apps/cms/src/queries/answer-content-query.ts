import type { KindQueryName } from '@trivsel/content-contract/kind-contracts'
import { answerPublished } from '@trivsel/content-contract/projection/answer-published'
import type { QueryDatabase } from '@trivsel/content-contract/projection/read-rows'
import { type ContentQueryName, contentQueries } from '@trivsel/content-contract/queries'
import type { Payload } from 'payload'
import { kinds } from '../kinds/kinds.ts'
import type { ContentAnswer, ContentQuery } from './content-query.ts'
import { fixedPage } from './fixed-page.ts'
import { frontPage } from './front-page.ts'
import { helpText } from './help-text.ts'
import { myPageFrame } from './my-page-frame.ts'
import { pageByPath } from './pages.ts'
import { publishedFiles } from './published-files.ts'
import { publishedPages } from './published-pages.ts'
import { redirects } from './redirects.ts'
import { searchDocuments } from './search-documents.ts'
import { siteFrame } from './site-frame.ts'
import { staffList } from './staff-list.ts'
import { trainingVideo, trainingVideos } from './training-videos.ts'

const kindQueries = Object.assign(
  {},
  ...Object.values(kinds).map((kind) => kind.queries),
) as Record<KindQueryName, ContentQuery>

const queries: Record<ContentQueryName, ContentQuery> = {
  ...kindQueries,
  staffList,
  pageByPath,
  frontPage,
  fixedPage,
  helpText,
  trainingVideos,
  trainingVideo,
  siteFrame,
  myPageFrame,
  redirects,
  publishedFiles,
  publishedPages,
  searchDocuments,
}

export type ContentQueryRefusal = 'UNKNOWN_QUERY' | 'INVALID_VARIABLES'
type Answer = ContentAnswer<ContentQueryName> | ContentQueryRefusal

/**
 * From the rows of what is published while they are complete, else from Payload.
 * @param draft answer what is saved last, published or not; nobody may keep such an answer
 */
export async function answerContentQuery(
  payload: Payload,
  name: string,
  variables: unknown,
  draft = false,
): Promise<Answer> {
  if (!isQuery(name)) return 'UNKNOWN_QUERY'
  const parsed = contentQueries[name].variables.safeParse(variables)
  if (!parsed.success) return 'INVALID_VARIABLES'
  const answer = draft ? null : await answerPublished(askRows(payload), name, parsed.data)
  if (!answer) return askPayload(payload, name, parsed.data, draft)
  // The rows were made by the very functions that answer the question.
  return answer as ContentAnswer<ContentQueryName>
}

/** Payload's own answer. */
export const askPayload = (
  payload: Payload,
  name: ContentQueryName,
  variables: unknown,
  draft = false,
): Promise<Answer> => queries[name](payload, variables, draft)

const isQuery = (name: string): name is ContentQueryName => Object.hasOwn(queries, name)

const askRows =
  ({ db }: Payload): QueryDatabase =>
  async (statement, values) =>
    (await db.pool.query({ ...statement, values: [...values] })).rows
