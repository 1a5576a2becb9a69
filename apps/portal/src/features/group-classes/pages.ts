import { fixedAddresses, myPageAddresses } from '@trivsel/content-contract/addresses'
import { dayQuery, type Pages } from '#platform/routing/page.ts'

export const pages = {
  groupClasses: {
    ...fixedAddresses.groupClasses,
    menu: { section: 'sports', order: 1 },
    query: { day: dayQuery },
    life: 2_000,
  },
  mySports: myPageAddresses.sports,
} as const satisfies Pages
