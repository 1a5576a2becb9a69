import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  contact: fixedAddresses.contact,
} as const satisfies Pages
