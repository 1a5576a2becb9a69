import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { cardList, itemOf, openingLife, type Pages } from '#platform/routing/page.ts'

export const pages = {
  jobListings: {
    light: true,
    ...fixedAddresses.jobListings,
    menu: { section: 'about', order: 4 },
    ...cardList,
    life: openingLife,
  },
  jobListing: { light: true, ...itemOf('jobListing'), life: openingLife },
} as const satisfies Pages
