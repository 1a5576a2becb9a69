import type { KindQueryName } from '@trivsel/content-contract/kind-contracts'
import type { ContentQueryName } from '@trivsel/content-contract/queries'
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

/** @param draft answer what is saved last, published or not; nobody may keep such an answer */
export async function answerContentQuery(
  payload: Payload,
  name: string,
  variables: unknown,
  draft = false,
): Promise<ContentAnswer<ContentQueryName> | ContentQueryRefusal> {
  if (!Object.hasOwn(queries, name)) return 'UNKNOWN_QUERY'
  return queries[name as ContentQueryName](payload, variables, draft)
}
