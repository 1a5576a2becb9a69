import { nullWhenRefused } from '#platform/null-when-refused.ts'
import type { TodayOffer } from './today-offer.ts'

/** What each offer says of today, in their order; null where one has nothing to say or could not be asked. */
export function loadToday(offers: readonly TodayOffer[], now: Date): Promise<(object | null)[]> {
  return Promise.all(offers.map(({ load }) => nullWhenRefused(load(now))))
}
