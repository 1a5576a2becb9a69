import type { ContentQueryName } from '@trivsel/content-contract/queries'
import type { Payload } from 'payload'
import type { ContentAnswer, ContentQuery } from './content-query.ts'
import { kindergartenBySlug } from './kindergarten-by-slug.ts'
import { kindergartenList } from './kindergarten-list.ts'

const queries: Record<ContentQueryName, ContentQuery> = { kindergartenList, kindergartenBySlug }

export type ContentQueryRefusal = 'UNKNOWN_QUERY' | 'INVALID_VARIABLES'

export async function answerContentQuery(
  payload: Payload,
  name: string,
  variables: unknown,
): Promise<ContentAnswer<ContentQueryName> | ContentQueryRefusal> {
  if (!Object.hasOwn(queries, name)) return 'UNKNOWN_QUERY'
  return queries[name as ContentQueryName](payload, variables)
}
