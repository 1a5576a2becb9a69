import { loadPlaceList } from '#core/places/load-place-list.ts'
import type { PlaceSearch } from '#core/places/place-search.ts'
import { gymSchedule } from './gym-hours.ts'

export const loadGymList = (search: PlaceSearch) =>
  loadPlaceList('gymList', search, { filters: {}, scheduleOf: gymSchedule })

export type GymList = Awaited<ReturnType<typeof loadGymList>>
