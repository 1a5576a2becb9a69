import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { cardList, itemOf, type Pages } from '#platform/routing/page.ts'

export const pages = {
  healthCenters: {
    ...fixedAddresses.healthCenters,
    menu: { section: 'health', order: 1 },
    ...cardList,
  },
  healthCenter: itemOf('healthCenter'),
} as const satisfies Pages
