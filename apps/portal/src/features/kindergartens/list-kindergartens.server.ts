import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { KindergartenList, KindergartenListQuery } from './contract.ts'

/** @throws {NoContentError | ContentUnavailableError} */
export async function listKindergartens(
  content: ContentClient,
  query: KindergartenListQuery,
): Promise<KindergartenList> {
  const found = await content.query('kindergartenList', query)
  const isBeyondTheEnd = query.page > 1 && found.items.length === 0 && found.total > 0
  if (isBeyondTheEnd) return listKindergartens(content, { ...query, page: 1 })
  return { ...found, page: query.page, pageSize: query.pageSize }
}
