import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  profile: myPageAddresses.profile,
} as const satisfies Pages
