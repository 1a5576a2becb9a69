import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { itemOf, keyQuery, laterPage, openingLife, type Pages } from '#platform/routing/page.ts'

export const pages = {
  eventCalendar: {
    light: true,
    ...fixedAddresses.eventCalendar,
    menu: { section: 'about', order: 1 },
    query: { category: keyQuery, place: keyQuery, page: laterPage },
    life: openingLife,
  },
  event: { light: true, ...itemOf('event', 'id'), life: openingLife },
} as const satisfies Pages
