import { loadLocationList } from '#core/locations/load-location-list.ts'
import type { LocationSearch } from '#core/locations/location-search.ts'
import { loadMapLocations } from '#core/locations/map/load-map-locations.ts'
import { kindergartenSchedule } from './kindergarten-hours.ts'

const asked = { filters: {}, scheduleOf: kindergartenSchedule }

export const loadKindergartenList = (search: LocationSearch) =>
  loadLocationList('kindergartenList', search, asked)

/** All of them, for the map. */
export const loadKindergartenPlaces = (search: LocationSearch) =>
  loadMapLocations('kindergartenList', 'kindergarten', search, asked)

export type KindergartenList = Awaited<ReturnType<typeof loadKindergartenList>>
