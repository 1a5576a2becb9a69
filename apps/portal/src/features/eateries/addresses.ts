import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { locationBrowserQuery, locationQuery } from '#core/locations/location-list-page.ts'
import { itemOf, openingLife, type Pages } from '#platform/routing/page.ts'

const { studyPlace, open, page } = locationQuery

export const pages = {
  eateries: {
    light: true,
    ...fixedAddresses.eateries,
    menu: { section: 'food', order: 1 },
    query: { studyPlace, servingType: /^(eatery|coffee-bar)$/, open, page },
    browserQuery: locationBrowserQuery,
    life: openingLife,
  },
  eatery: { light: true, ...itemOf('eatery'), life: openingLife },
} as const satisfies Pages
