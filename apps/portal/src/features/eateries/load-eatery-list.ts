import { loadLocationList } from '#core/locations/load-location-list.ts'
import { eaterySchedule } from './eatery-hours.ts'
import { type EaterySearch, eateryTypeOf } from './eatery-search.ts'

/** The same on every screen (specification, section 9). */
const pageSize = 100

export const loadEateryList = (search: EaterySearch) =>
  loadLocationList('eateryList', search, {
    filters: { eateryType: eateryTypeOf(search.servingType) },
    scheduleOf: eaterySchedule,
    pageSize,
  })

export type EateryList = Awaited<ReturnType<typeof loadEateryList>>
