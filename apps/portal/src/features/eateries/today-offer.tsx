import { fixedAddresses, listedAddress } from '@trivsel/content-contract/addresses'
import { OpenPlacesPanel } from '#core/opening-hours/OpenPlacesPanel.tsx'
import { type OpenPlaces, openPlaces } from '#core/opening-hours/open-places.ts'
import { todayOffer as offer } from '#core/today/today-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { eaterySchedule } from './eatery-hours.ts'
import { loadEateryList } from './load-eatery-list.ts'

export const todayOffer = offer<OpenPlaces>({
  order: 10,
  async load(now) {
    const { items } = await loadEateryList({})
    const places = items.flatMap((eatery) => {
      const schedule = eaterySchedule(eatery)
      const href = listedAddress('eatery', getLocale(), eatery.slug)
      return schedule ? [{ name: eatery.displayName, href, schedule }] : []
    })
    return openPlaces(places, now)
  },
  Panel: ({ data }) => (
    <OpenPlacesPanel
      places={data}
      heading={{ some: m.eateries_open_today({ count: data.open }), none: m.eateries_none_open() }}
      link={{ href: fixedAddresses.eateries[getLocale()], text: m.eatery_back() }}
    />
  ),
})
