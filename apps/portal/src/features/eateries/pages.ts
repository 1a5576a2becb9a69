import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { itemOf, keyQuery, laterPage, openingLife, type Pages } from '#platform/routing/page.ts'

export const pages = {
  eateries: {
    ...fixedAddresses.eateries,
    menu: { section: 'food', order: 1 },
    query: { studyPlace: keyQuery, servingType: /^(eatery|coffee-bar)$/, page: laterPage },
    life: openingLife,
  },
  eatery: { ...itemOf('eatery'), life: openingLife },
} as const satisfies Pages
