import { loadPlaceList } from '#core/places/load-place-list.ts'
import type { PlaceSearch } from '#core/places/place-search.ts'

export const loadHealthCenterList = (search: PlaceSearch) =>
  loadPlaceList('healthCenterList', search, { filters: {} })

export type HealthCenterList = Awaited<ReturnType<typeof loadHealthCenterList>>
