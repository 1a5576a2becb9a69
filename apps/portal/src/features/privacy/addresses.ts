import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  privacy: myPageAddresses.privacy,
} as const satisfies Pages
