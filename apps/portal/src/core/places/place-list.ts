import type { ContentData, ContentQueryName } from '@trivsel/content-contract/queries'

/** Lists that may be in the order of the distance to a study place. */
export type PlaceListName = {
  [Name in ContentQueryName]: ContentData<Name> extends {
    items: { distance: number | null }[]
    studyPlaces: unknown
  }
    ? Name
    : never
}[ContentQueryName]

export type PlaceList = Pick<ContentData<PlaceListName>, 'studyPlaces'>
