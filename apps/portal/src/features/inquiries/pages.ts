import { contactAddress } from '@trivsel/content-contract/addresses'
import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  contact: contactAddress,
} as const satisfies Pages
