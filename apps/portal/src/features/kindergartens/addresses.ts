import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { locationList } from '#core/locations/location-list-page.ts'
import { itemOf, openingLife, type Pages } from '#platform/routing/page.ts'

export const pages = {
  kindergartens: {
    light: true,
    ...fixedAddresses.kindergartens,
    menu: { section: 'children', order: 1 },
    ...locationList,
  },
  kindergarten: { light: true, ...itemOf('kindergarten'), life: openingLife },
} as const satisfies Pages
