import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { cardList, itemOf, type Pages } from '#platform/routing/page.ts'

export const pages = {
  studyPlaces: { ...fixedAddresses.studyPlaces, ...cardList },
  studyPlace: itemOf('studyPlace'),
} as const satisfies Pages
