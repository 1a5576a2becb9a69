import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { cardList, itemOf, type Pages } from '#platform/routing/page.ts'

export const pages = {
  studyPlaces: {
    light: true,
    ...fixedAddresses.studyPlaces,
    menu: { section: 'about', order: 2 },
    ...cardList,
  },
  studyPlace: { ...itemOf('studyPlace'), light: true },
} as const satisfies Pages
