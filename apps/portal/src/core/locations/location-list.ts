import type { ContentData, ContentQueryName } from '@trivsel/content-contract/queries'

/** Lists that may be in the order of the distance to a study place. */
export type LocationListName = {
  [Name in ContentQueryName]: ContentData<Name> extends {
    items: { distance: number | null }[]
    studyPlaces: unknown
  }
    ? Name
    : never
}[ContentQueryName]

export type LocationList = Pick<ContentData<LocationListName>, 'studyPlaces'>

/** How the places are shown; undefined: a page of cards. */
export type LocationView = 'map' | undefined
