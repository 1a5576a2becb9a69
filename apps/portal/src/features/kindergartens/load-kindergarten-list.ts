import { loadPlaceList } from '#core/places/load-place-list.ts'
import type { PlaceSearch } from '#core/places/place-search.ts'
import { kindergartenSchedule } from './kindergarten-hours.ts'

export const loadKindergartenList = (search: PlaceSearch) =>
  loadPlaceList('kindergartenList', search, { filters: {}, scheduleOf: kindergartenSchedule })

export type KindergartenList = Awaited<ReturnType<typeof loadKindergartenList>>
