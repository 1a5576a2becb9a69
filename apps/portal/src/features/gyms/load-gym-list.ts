import { loadLocationList } from '#core/locations/load-location-list.ts'
import type { LocationSearch } from '#core/locations/location-search.ts'
import { loadMapLocations } from '#core/locations/map/load-map-locations.ts'
import { gymSchedule } from './gym-hours.ts'

const asked = { filters: {}, scheduleOf: gymSchedule }

export const loadGymList = (search: LocationSearch) => loadLocationList('gymList', search, asked)

/** All of them, for the map. */
export const loadGymPlaces = (search: LocationSearch) =>
  loadMapLocations('gymList', 'gym', search, asked)

export type GymList = Awaited<ReturnType<typeof loadGymList>>
