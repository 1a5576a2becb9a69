import { fixedAddresses, myPageAddresses } from '@trivsel/content-contract/addresses'
import { dayQuery, idQuery, type Pages } from '#platform/routing/page.ts'

export const pages = {
  groupClasses: {
    ...fixedAddresses.groupClasses,
    menu: { section: 'sports', order: 1 },
    query: { day: dayQuery, center: idQuery, category: idQuery, instructor: idQuery },
    repeated: ['center'],
    life: 2_000,
  },
  classLink: { no: '/trening/timelenke', en: '/en/sports/class-link', browserFragment: true },
  mySports: myPageAddresses.sports,
} as const satisfies Pages
