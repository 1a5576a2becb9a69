import { loadPlaceList } from '#core/places/load-place-list.ts'
import { loadMapPlaces } from '#core/places/map/load-map-places.ts'
import type { PlaceSearch } from '#core/places/place-search.ts'
import { kindergartenSchedule } from './kindergarten-hours.ts'

const asked = { filters: {}, scheduleOf: kindergartenSchedule }

export const loadKindergartenList = (search: PlaceSearch) =>
  loadPlaceList('kindergartenList', search, asked)

/** All of them, for the map. */
export const loadKindergartenPlaces = (search: PlaceSearch) =>
  loadMapPlaces('kindergartenList', 'kindergarten', search, asked)

export type KindergartenList = Awaited<ReturnType<typeof loadKindergartenList>>
