import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  verify: { no: '/verifiser', en: '/en/verify', browserFragment: true },
} as const satisfies Pages
