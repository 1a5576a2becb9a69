import { loadPlaceList } from '#core/places/load-place-list.ts'
import { loadMapPlaces } from '#core/places/map/load-map-places.ts'
import type { PlaceSearch } from '#core/places/place-search.ts'
import { gymSchedule } from './gym-hours.ts'

const asked = { filters: {}, scheduleOf: gymSchedule }

export const loadGymList = (search: PlaceSearch) => loadPlaceList('gymList', search, asked)

/** All of them, for the map. */
export const loadGymPlaces = (search: PlaceSearch) => loadMapPlaces('gymList', 'gym', search, asked)

export type GymList = Awaited<ReturnType<typeof loadGymList>>
