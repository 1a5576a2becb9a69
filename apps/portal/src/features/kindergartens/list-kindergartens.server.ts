import type { ContentImage } from '@trivsel/content-contract/content'
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
  const items = found.items.map((card) => ({ ...card, image: forCard(card.image) }))
  return { items, total: found.total, page: query.page, pageSize: query.pageSize }
}

/** A card is at most 430 px wide: on the sharpest screens, wider pictures only cost bytes. */
const widestOnCard = 1_024

function forCard(image: ContentImage | null): ContentImage | null {
  return image && { ...image, sizes: image.sizes.filter(({ width }) => width <= widestOnCard) }
}
