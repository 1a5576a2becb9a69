import { fixedAddresses, listedAddress } from '@trivsel/content-contract/addresses'
import { OpenPlacesPanel } from '#core/opening-hours/OpenPlacesPanel.tsx'
import { type OpenPlaces, openPlaces } from '#core/opening-hours/open-places.ts'
import { todayOffer as offer } from '#core/today/today-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { gymSchedule } from './gym-hours.ts'

export const todayOffer = offer<OpenPlaces>({
  order: 20,
  async load(now) {
    const locale = getLocale()
    const { items } = await fetchContent('gymList', { locale, page: 1, pageSize: 100 })
    const places = items.map((gym) => ({
      name: gym.displayName,
      href: listedAddress('gym', locale, gym.slug),
      schedule: gymSchedule(gym),
    }))
    return openPlaces(places, now)
  },
  Panel: ({ data }) => (
    <OpenPlacesPanel
      places={data}
      heading={{ some: m.gyms_open_today({ count: data.open }), none: m.gyms_none_open() }}
      link={{ href: fixedAddresses.gyms[getLocale()], text: m.gym_back() }}
    />
  ),
})
