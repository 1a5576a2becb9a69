import { loadLocationList } from '#core/locations/load-location-list.ts'
import type { LocationSearch } from '#core/locations/location-search.ts'
import { gymSchedule } from './gym-hours.ts'

export const loadGymList = (search: LocationSearch) =>
  loadLocationList('gymList', search, { filters: {}, scheduleOf: gymSchedule })

export type GymList = Awaited<ReturnType<typeof loadGymList>>
