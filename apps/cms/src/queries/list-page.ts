import type { FixedPageKey } from '@trivsel/content-contract/addresses'
import type { FixedPage } from '@trivsel/content-contract/pages'
import type { DataFromCollectionSlug } from 'payload'
import { type ContentCollection, type Find, findDocuments } from './find-documents.ts'
import { readFixedPage } from './fixed-page.ts'
import type { Reading } from './reading.ts'

type ListPage<Slug extends ContentCollection, Item> = {
  collection: Slug
  fixedPage: FixedPageKey
  /** Ids of everything in the list, in its order. */
  ids: number[]
  select?: Find<Slug>['select']
  toItem: (document: DataFromCollectionSlug<Slug>, reading: Reading) => Item
}

export type ListAnswer<Item> = {
  fixedPage: FixedPage | null
  items: Item[]
  total: number
  page: number
}

/** One page of a list; a page beyond the last one is answered with the first. */
export async function readListPage<Slug extends ContentCollection, Item>(
  reading: Reading,
  { collection, fixedPage, ids, select, toItem }: ListPage<Slug, Item>,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ListAnswer<Item>> {
  reading.tags.add(collection)
  const answered = (page - 1) * pageSize < ids.length ? page : 1
  const shown = ids.slice((answered - 1) * pageSize, answered * pageSize)
  const [head, documents] = await Promise.all([
    readFixedPage(reading, fixedPage),
    shown.length === 0
      ? []
      : findDocuments(reading, {
          collection,
          where: { id: { in: shown } },
          ...(select && { select }),
        }),
  ])
  const documentOf = new Map(documents.map((document) => [Number(document.id), document]))
  const items = shown.flatMap((id) => {
    const document = documentOf.get(id)
    if (!document) return []
    reading.tags.add(collection, id)
    return [toItem(document, reading)]
  })
  return { fixedPage: head, items, total: ids.length, page: answered }
}
