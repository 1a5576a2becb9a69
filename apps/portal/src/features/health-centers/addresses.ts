import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { nearList } from '#core/locations/location-list-page.ts'
import { itemOf, type Pages } from '#platform/routing/page.ts'

export const pages = {
  healthCenters: {
    light: true,
    ...fixedAddresses.healthCenters,
    menu: { section: 'health', order: 1 },
    ...nearList,
  },
  healthCenter: { ...itemOf('healthCenter'), light: true },
} as const satisfies Pages
