import { type ListedKind, listOfKind } from '@trivsel/content-contract/addresses'
import { collectionOfKind } from '@trivsel/content-contract/change'
import type { ContentData, PlainListName } from '@trivsel/content-contract/queries'
import type { DataFromCollectionSlug } from 'payload'
import { type ContentQuery, contentQuery } from './content-query.ts'
import { type Find, findDocuments } from './find-documents.ts'
import { readListPage } from './list-page.ts'
import { placeOrder } from './order.ts'

type CollectionOf<Kind extends ListedKind> = (typeof collectionOfKind)[Kind]
export type DocumentOf<Kind extends ListedKind> = DataFromCollectionSlug<CollectionOf<Kind>>

type ListQuery<Name extends PlainListName, Kind extends ListedKind> = {
  kind: Kind
  select?: Find<CollectionOf<Kind>>['select']
  toCard: (
    document: DocumentOf<Kind>,
    reading: Parameters<typeof findDocuments>[0],
  ) => ContentData<Name>['items'][number]
}

/** A list of everything of a kind, in the editor's places and then by name. */
export function listQuery<Name extends PlainListName, Kind extends ListedKind>(
  name: Name,
  { kind, select, toCard }: ListQuery<Name, Kind>,
): ContentQuery {
  return contentQuery(name, async (reading, paging) => {
    const collection: CollectionOf<Kind> = collectionOfKind[kind]
    const listed = await findDocuments<'gyms'>(reading, {
      collection: collection as 'gyms',
      where: { slug: { exists: true } },
      select: { displayName: true, sortOrder: true },
      depth: 0,
    })
    const ids = listed.toSorted(placeOrder(reading.locale)).map(({ id }) => id)
    const list = { collection, fixedPage: listOfKind[kind], ids, toItem: toCard }
    return readListPage(reading, { ...list, ...(select && { select }) }, paging) as Promise<
      ContentData<Name>
    >
  })
}
