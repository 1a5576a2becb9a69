import { type CollectionOf, listedKinds, type SluggedKind } from '@trivsel/content-contract/kinds'
import type { Location } from '@trivsel/content-contract/place'
import { nearestFirst } from '@trivsel/content-contract/projection/nearest-first'
import { placeOrder } from '@trivsel/content-contract/projection/order'
import type {
  ContentData,
  ContentQueryName,
  PlainListName,
} from '@trivsel/content-contract/queries'
import type { DocumentOf } from '../kinds/kind.ts'
import { type ContentQuery, contentQuery } from './content-query.ts'
import { choose, readPageChoices, toFilterOptions } from './filter-choices.ts'
import { type Find, findDocuments } from './find-documents.ts'
import { type ListAnswer, readListPage } from './list-page.ts'
import type { Reading } from './reading.ts'
import { toLocation } from './to-place.ts'

/** Lists that visitors may have in the order of the distance to a study place. */
type PlaceListName = {
  [Name in ContentQueryName]: ContentData<Name> extends {
    items: { distance: number | null }[]
  }
    ? Name
    : never
}[ContentQueryName]
/** Kinds that people go to, to do something there. */
type PlaceKind = {
  [Kind in SluggedKind]: 'mainAction' extends keyof DocumentOf<Kind> ? Kind : never
}[SluggedKind]

type Card<Name extends PlaceListName> = Omit<ContentData<Name>['items'][number], 'distance'>

type PlaceList<Kind extends PlaceKind, CardOfKind> = {
  kind: Kind
  select: NonNullable<Find<CollectionOf<Kind>>['select']>
  toCard: (document: DocumentOf<Kind>, reading: Reading) => CardOfKind
}

/** A list of all places of a kind, those nearest to a study place first where one is chosen. */
export function placeListQuery<Name extends PlaceListName & PlainListName, Kind extends PlaceKind>(
  name: Name,
  list: PlaceList<Kind, Card<Name>>,
): ContentQuery {
  return contentQuery(name, async (reading, { studyPlace = null, ...paging }) => {
    const listed = await findDocuments<CollectionOf<PlaceKind>>(reading, {
      collection: listedKinds[list.kind].collection,
      where: { slug: { exists: true } },
      select: { displayName: true, sortOrder: true, location: true },
      depth: 0,
    })
    const locations = await readStudyPlaceLocations(reading)
    const studyPlaces = await readPageChoices(reading, 'study-places', [...locations.keys()])
    const from = locations.get(choose(studyPlaces, studyPlace) ?? 0) ?? null
    const answer = await readNearest(reading, { ...list, listed, from }, paging)
    return { ...answer, studyPlaces: toFilterOptions(studyPlaces) } as unknown as ContentData<Name>
  })
}

/** Where those study places lie of which that is known, by their ids. */
export async function readStudyPlaceLocations(reading: Reading): Promise<Map<number, Location>> {
  reading.tags.add('study-places')
  const studyPlaces = await findDocuments(reading, {
    collection: 'study-places',
    where: { slug: { exists: true } },
    select: { location: true },
    depth: 0,
  })
  return new Map(
    studyPlaces.flatMap(({ id, location }) => {
      const found = toLocation(location)
      return found ? [[id, found]] : []
    }),
  )
}

export type ListedPlace = {
  id: number
  displayName?: string | null
  sortOrder?: number | null
  location?: Parameters<typeof toLocation>[0]
}

/**
 * One page of the listed places.
 * @param from in the order of the distance to it; null: in the editors' order
 */
export function readNearest<Kind extends PlaceKind, CardOfKind extends object>(
  reading: Reading,
  places: PlaceList<Kind, CardOfKind> & {
    listed: readonly ListedPlace[]
    from: Location | null
  },
  paging: { page: number; pageSize: number },
): Promise<ListAnswer<CardOfKind & { distance: number | null }>> {
  const { kind, select, toCard, listed, from } = places
  const placeOf = ({ location }: ListedPlace) => toLocation(location)
  const ordered = nearestFirst(listed, placeOf, from, placeOrder(reading.locale))
  const distanceOf = new Map(ordered.map(({ item, distance }) => [item.id, distance]))
  const { collection, list: fixedPage } = listedKinds[kind]
  return readListPage(
    reading,
    {
      collection: collection as CollectionOf<Kind>,
      fixedPage,
      ids: ordered.map(({ item }) => item.id),
      select,
      toItem: (document) => ({
        ...toCard(document as DocumentOf<Kind>, reading),
        distance: distanceOf.get(Number(document.id)) ?? null,
      }),
    },
    paging,
  )
}
