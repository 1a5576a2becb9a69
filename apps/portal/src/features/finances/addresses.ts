import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  finances: { ...myPageAddresses.finances, browserQuery: ['year', 'q'] },
} as const satisfies Pages
