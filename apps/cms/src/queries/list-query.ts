import { type CollectionOf, listedKinds, type SluggedKind } from '@trivsel/content-contract/kinds'
import { placeOrder } from '@trivsel/content-contract/projection/order'
import type { ContentData, PlainListName } from '@trivsel/content-contract/queries'
import type { DocumentOf } from '../kinds/kind.ts'
import { type ContentQuery, contentQuery } from './content-query.ts'
import { type Find, findDocuments } from './find-documents.ts'
import { readListPage } from './list-page.ts'

/** Kinds whose items have a place in the list. */
type PlacedKind = {
  [Kind in SluggedKind]: 'sortOrder' extends keyof DocumentOf<Kind> ? Kind : never
}[SluggedKind]

type ListQuery<Name extends PlainListName, Kind extends PlacedKind> = {
  kind: Kind
  select?: Find<CollectionOf<Kind>>['select']
  toCard: (
    document: DocumentOf<Kind>,
    reading: Parameters<typeof findDocuments>[0],
  ) => ContentData<Name>['items'][number]
}

/** A list of everything of a kind, in the editor's places and then by name. */
export function listQuery<Name extends PlainListName, Kind extends PlacedKind>(
  name: Name,
  { kind, select, toCard }: ListQuery<Name, Kind>,
): ContentQuery {
  return contentQuery(name, async (reading, paging) => {
    const { collection, list: fixedPage } = listedKinds[kind]
    const listed = await findDocuments<CollectionOf<PlacedKind>>(reading, {
      collection,
      where: { slug: { exists: true } },
      select: { displayName: true, sortOrder: true },
      depth: 0,
    })
    const ids = listed.toSorted(placeOrder(reading.locale)).map(({ id }) => id)
    const list = { collection: collection as CollectionOf<Kind>, fixedPage, ids, toItem: toCard }
    return readListPage(reading, { ...list, ...(select && { select }) }, paging) as Promise<
      ContentData<Name>
    >
  })
}
