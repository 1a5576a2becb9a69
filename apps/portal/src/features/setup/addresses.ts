import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffSetup: { no: '/ansatt/oppsett', en: '/en/staff/setup', browserFragment: true },
} as const satisfies Pages
