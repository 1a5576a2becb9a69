import type { Locale } from '@trivsel/content-contract/content'
import type { Payload } from 'payload'
import { contentQuery } from './content-query.ts'
import { TagCollector } from './tag-collector.ts'
import { mediaSelect } from './to-content-image.ts'
import { kindergartenCardSelect, toKindergartenCard } from './to-kindergarten-card.ts'

export const kindergartenList = contentQuery(
  'kindergartenList',
  async (payload, { locale, page, pageSize }) => {
    const tags = new TagCollector()
    tags.addKindergartens()
    const order = await findOrder(payload, locale)
    if (order.length === 0) return { data: null, tags: tags.list() }

    const ids = order.slice((page - 1) * pageSize, page * pageSize)
    const { docs } = await payload.find({
      collection: 'kindergartens',
      where: { id: { in: ids } },
      locale,
      fallbackLocale: false,
      depth: 1,
      pagination: false,
      select: kindergartenCardSelect,
      populate: { media: mediaSelect },
    })
    const items = docs
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((document) => toKindergartenCard(document, tags))
    return { data: { items, total: order.length }, tags: tags.list() }
  },
)

/**
 * Ids of all published kindergartens of a language in the order of the list: place, then name.
 * Sorted here because the database sorts names by code point, which puts Å before Æ.
 */
async function findOrder(payload: Payload, locale: Locale): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'kindergartens',
    where: { _status: { equals: 'published' }, slug: { exists: true } },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    select: { displayName: true, sortOrder: true },
  })
  const { compare } = new Intl.Collator(locale === 'no' ? 'nb' : 'en')
  const place = (sortOrder: number | null | undefined) => sortOrder ?? Number.MAX_SAFE_INTEGER
  return docs
    .toSorted(
      (one, other) =>
        place(one.sortOrder) - place(other.sortOrder) ||
        compare(one.displayName ?? '', other.displayName ?? ''),
    )
    .map(({ id }) => id)
}
