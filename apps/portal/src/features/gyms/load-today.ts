import { listedAddress } from '@trivsel/content-contract/addresses'
import { type OpenPlaces, openPlaces } from '#core/opening-hours/open-places.ts'
import { getLocale } from '#locale'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { gymSchedule } from './gym-hours.ts'

/** Which gyms are open now, for the front page. */
export async function loadToday(now: Date): Promise<OpenPlaces | null> {
  const locale = getLocale()
  const { items } = await fetchContent('gymList', { locale, page: 1, pageSize: 100 })
  const places = items.map((gym) => ({
    name: gym.displayName,
    href: listedAddress('gym', locale, gym.slug),
    schedule: gymSchedule(gym),
  }))
  return openPlaces(places, now)
}
