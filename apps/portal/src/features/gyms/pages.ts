import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { cardList, itemOf, openingLife, type Pages } from '#platform/routing/page.ts'

export const pages = {
  gyms: {
    ...fixedAddresses.gyms,
    menu: { section: 'sports', order: 2 },
    ...cardList,
    life: openingLife,
  },
  gym: { ...itemOf('gym'), life: openingLife },
} as const satisfies Pages
