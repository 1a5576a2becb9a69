import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { OpenPlacesPanel } from '#core/opening-hours/OpenPlacesPanel.tsx'
import type { OpenPlaces } from '#core/opening-hours/open-places.ts'
import { todayOffer as offer } from '#core/today/today-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'

export const todayOffer = offer<OpenPlaces>({
  order: 20,
  load: async (now) => (await import('./load-today.ts')).loadToday(now),
  Panel: ({ data }) => (
    <OpenPlacesPanel
      places={data}
      heading={{ some: m.gyms_open_today({ count: data.open }), none: m.gyms_none_open() }}
      link={{ href: fixedAddresses.gyms[getLocale()], text: m.gym_back() }}
    />
  ),
})
