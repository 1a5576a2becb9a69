import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { placeList } from '#core/places/place-list-page.ts'
import { itemOf, openingLife, type Pages } from '#platform/routing/page.ts'

export const pages = {
  eateries: {
    ...fixedAddresses.eateries,
    menu: { section: 'food', order: 1 },
    query: { ...placeList.query, servingType: /^(eatery|coffee-bar)$/ },
    life: placeList.life,
  },
  eatery: { ...itemOf('eatery'), life: openingLife },
} as const satisfies Pages
