import type { SearchOffer } from '#core/timetable-search/search-offer.ts'
import { inOrder } from '#platform/in-order.ts'
import { offeredOf } from './of-services.ts'

const files = import.meta.glob<SearchOffer>('../features/*/search-offer.ts', {
  eager: true,
  import: 'searchOffer',
})

/** What the search finds in timetables, as features offer it. */
export const searchOffers = () => inOrder(offeredOf(files))
