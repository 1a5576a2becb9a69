import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  myPage: myPageAddresses.overview,
} as const satisfies Pages
