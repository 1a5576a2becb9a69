import type { TodayOffer } from '#core/today/today-offer.ts'
import { inOrder } from '#platform/in-order.ts'
import { offeredOf } from './of-services.ts'

const files = import.meta.glob<TodayOffer>('../features/*/today-offer.tsx', {
  eager: true,
  import: 'todayOffer',
})

/** What the front page says of today, as features offer it. */
export const todayOffers = () => inOrder(offeredOf(files))
