import type { ContentData } from '@trivsel/content-contract/queries'
import { loadPlaceList } from '#core/places/load-place-list.ts'
import { eaterySchedule } from './eatery-hours.ts'
import { type EaterySearch, eateryTypeOf } from './eatery-search.ts'

/** The same on every screen (specification, section 9). */
const pageSize = 100

export type EateryList = ContentData<'eateryList'> & { pageSize: number; now: number }

export function loadEateryList({ servingType, ...search }: EaterySearch): Promise<EateryList> {
  return loadPlaceList('eateryList', search, {
    filters: { eateryType: eateryTypeOf(servingType) },
    scheduleOf: eaterySchedule,
    pageSize,
  })
}
