import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { nearList } from '#core/locations/location-list-page.ts'
import { itemOf, type Pages } from '#platform/routing/page.ts'

export const pages = {
  healthCenters: {
    ...fixedAddresses.healthCenters,
    menu: { section: 'health', order: 1 },
    ...nearList,
  },
  healthCenter: itemOf('healthCenter'),
} as const satisfies Pages
