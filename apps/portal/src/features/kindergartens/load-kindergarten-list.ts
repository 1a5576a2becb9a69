import { loadLocationList } from '#core/locations/load-location-list.ts'
import type { LocationSearch } from '#core/locations/location-search.ts'
import { kindergartenSchedule } from './kindergarten-hours.ts'

export const loadKindergartenList = (search: LocationSearch) =>
  loadLocationList('kindergartenList', search, { filters: {}, scheduleOf: kindergartenSchedule })

export type KindergartenList = Awaited<ReturnType<typeof loadKindergartenList>>
