import { listedAddress } from '@trivsel/content-contract/addresses'
import { type OpenPlaces, openPlaces } from '#core/opening-hours/open-places.ts'
import { getLocale } from '#locale'
import { eaterySchedule } from './eatery-hours.ts'
import { loadEateryList } from './load-eatery-list.ts'

/** What the front page says of today. */
export async function loadToday(now: Date): Promise<OpenPlaces | null> {
  const { items } = await loadEateryList({})
  const places = items.flatMap((eatery) => {
    const schedule = eaterySchedule(eatery)
    const href = listedAddress('eatery', getLocale(), eatery.slug)
    return schedule ? [{ name: eatery.displayName, href, schedule }] : []
  })
  return openPlaces(places, now)
}
