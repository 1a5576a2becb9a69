import { loadLocationList } from '#core/locations/load-location-list.ts'
import type { LocationSearch } from '#core/locations/location-search.ts'

export const loadHealthCenterList = (search: LocationSearch) =>
  loadLocationList('healthCenterList', search, { filters: {} })

export type HealthCenterList = Awaited<ReturnType<typeof loadHealthCenterList>>
