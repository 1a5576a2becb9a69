import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffIdentityCheck: { no: '/ansatt/legitimasjon', en: '/en/staff/identity-check' },
} as const satisfies Pages
