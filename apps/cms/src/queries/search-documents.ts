import { collectionOfKind } from '@trivsel/content-contract/change'
import type { ContentKind } from '@trivsel/content-contract/kinds'
import { locales } from '@trivsel/content-contract/locales'
import type { SearchDocument } from '@trivsel/content-contract/published'
import type { Where } from 'payload'
import { contentQuery } from './content-query.ts'
import { findDocuments } from './find-documents.ts'
import { pageAddress } from './page-address.ts'
import { addressField } from './read-alternates.ts'
import { readSearchable } from './read-searchable.ts'
import { type Reading, visible } from './reading.ts'

/** Paged by pages; each has an entry for every language in which it is published. */
export const searchDocuments = contentQuery(
  'searchDocuments',
  async (reading, { contentType, ids, ...paging }) => {
    const shown = await findShown(reading, contentType, ids, paging)
    const items = await Promise.all(
      locales.map((locale) => readDocuments({ ...reading, locale }, contentType, shown.ids)),
    )
    return { items: items.flat(), total: shown.total, page: shown.page }
  },
)

type Paging = { page: number; pageSize: number }

/** A page beyond the last one is answered with the first. */
async function findShown(
  reading: Reading,
  kind: ContentKind,
  ids: number[] | null,
  { page, pageSize }: Paging,
): Promise<{ ids: number[]; total: number; page: number }> {
  reading.tags.add(collectionOfKind[kind])
  const among: Where = ids ? { id: { in: ids } } : {}
  const { docs, totalDocs } = await reading.payload.find({
    collection: collectionOfKind[kind],
    where: { and: [visible(reading), among] },
    draft: reading.draft,
    depth: 0,
    page,
    limit: pageSize,
    sort: 'id',
    select: {},
  })
  if (docs.length === 0 && page > 1) return findShown(reading, kind, ids, { page: 1, pageSize })
  return { ids: docs.map(({ id }) => id), total: totalDocs, page }
}

async function readDocuments(
  reading: Reading,
  kind: ContentKind,
  ids: number[],
): Promise<SearchDocument[]> {
  if (ids.length === 0) return []
  const collection = collectionOfKind[kind]
  const documents = await findDocuments(reading, {
    collection,
    where: { id: { in: ids }, [addressField(kind)]: { exists: true } },
  })
  return documents.flatMap((document) => {
    const href = pageAddress(collection, reading.locale, document)
    // Nobody finds an example by searching.
    const isExample = 'isExample' in document && document.isExample
    if (!href || !document.displayName || isExample) return []
    return [
      {
        contentType: kind,
        id: document.id,
        locale: reading.locale,
        href,
        title: document.displayName,
        description: document.ingress || null,
        updatedAt: document.updatedAt,
        ...readSearchable(kind, document, reading),
      },
    ]
  })
}
