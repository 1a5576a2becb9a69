import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { placeBrowserQuery, placeQuery } from '#core/places/place-list-page.ts'
import { itemOf, openingLife, type Pages } from '#platform/routing/page.ts'

const { studyPlace, open, page } = placeQuery

export const pages = {
  eateries: {
    ...fixedAddresses.eateries,
    menu: { section: 'food', order: 1 },
    query: { studyPlace, servingType: /^(eatery|coffee-bar)$/, open, page },
    browserQuery: placeBrowserQuery,
    life: openingLife,
  },
  eatery: { ...itemOf('eatery'), life: openingLife },
} as const satisfies Pages
