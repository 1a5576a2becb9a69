import { loadPlaceList } from '#core/places/load-place-list.ts'
import { loadMapPlaces } from '#core/places/map/load-map-places.ts'
import type { PlaceSearch } from '#core/places/place-search.ts'

const asked = { filters: {} }

export const loadHealthCenterList = (search: PlaceSearch) =>
  loadPlaceList('healthCenterList', search, asked)

/** All of them, for the map. */
export const loadHealthCenterPlaces = (search: PlaceSearch) =>
  loadMapPlaces('healthCenterList', 'healthCenter', search, asked)

export type HealthCenterList = Awaited<ReturnType<typeof loadHealthCenterList>>
