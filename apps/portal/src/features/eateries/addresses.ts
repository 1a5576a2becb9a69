import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { locationQuery, locationViewQuery } from '#core/locations/location-list-page.ts'
import { itemOf, openingLife, type Pages } from '#platform/routing/page.ts'

const { studyPlace, ...others } = locationQuery

export const pages = {
  eateries: {
    light: true,
    ...fixedAddresses.eateries,
    menu: { section: 'food', order: 1 },
    query: { studyPlace, servingType: /^(eatery|coffee-bar)$/, ...others },
    viewQuery: locationViewQuery,
    life: openingLife,
  },
  eatery: { light: true, ...itemOf('eatery'), life: openingLife },
} as const satisfies Pages
