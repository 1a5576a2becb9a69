import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { cardList, itemOf, type Pages } from '#platform/routing/page.ts'

export const pages = {
  kindergartens: {
    ...fixedAddresses.kindergartens,
    menu: { section: 'children', order: 1 },
    ...cardList,
  },
  kindergarten: itemOf('kindergarten'),
} as const satisfies Pages
