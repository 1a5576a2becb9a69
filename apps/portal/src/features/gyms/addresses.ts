import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { locationList } from '#core/locations/location-list-page.ts'
import { itemOf, openingLife, type Pages } from '#platform/routing/page.ts'

export const pages = {
  gyms: {
    light: true,
    ...fixedAddresses.gyms,
    menu: { section: 'sports', order: 3 },
    ...locationList,
  },
  gym: { light: true, ...itemOf('gym'), life: openingLife },
} as const satisfies Pages
