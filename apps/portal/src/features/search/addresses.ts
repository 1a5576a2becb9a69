import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { laterPage, type Pages } from '#platform/routing/page.ts'

export const pages = {
  search: {
    light: true,
    ...fixedAddresses.search,
    query: { q: /^\P{Cc}{1,200}$/u, kind: /^[a-zA-Z]{1,30}$/, page: laterPage },
    cached: false,
  },
} as const satisfies Pages
