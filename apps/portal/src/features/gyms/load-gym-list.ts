import { loadLocationList } from '#core/locations/load-location-list.ts'
import type { LocationSearch } from '#core/locations/location-search.ts'
import { loadMapLocations } from '#core/locations/map/load-map-locations.ts'
import { gymSchedule } from './gym-hours.ts'

const request = { filters: {}, scheduleOf: gymSchedule }

export const loadGymList = (search: LocationSearch) => loadLocationList('gymList', search, request)

/** All gyms of the search, for the map. */
export const loadGymPlaces = (search: LocationSearch) =>
  loadMapLocations('gymList', 'gym', search, request)

export type GymList = Awaited<ReturnType<typeof loadGymList>>
