import type { ContentData } from '@trivsel/content-contract/queries'
import { loadLocationList } from '#core/locations/load-location-list.ts'
import { loadMapLocations } from '#core/locations/map/load-map-locations.ts'
import { eaterySchedule } from './eatery-hours.ts'
import { type EaterySearch, eateryTypeOf } from './eatery-search.ts'

/** The same on every screen (specification, section 9). */
const pageSize = 100

export type EateryList = ContentData<'eateryList'> & { pageSize: number; now: number }

const asked = ({ servingType }: EaterySearch) => ({
  filters: { eateryType: eateryTypeOf(servingType) },
  scheduleOf: eaterySchedule,
  pageSize,
})

export const loadEateryList = (search: EaterySearch): Promise<EateryList> =>
  loadLocationList('eateryList', search, asked(search))

/** All of them, for the map. */
export const loadEateryPlaces = (search: EaterySearch) =>
  loadMapLocations('eateryList', 'eatery', search, asked(search))
