import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffOldAddresses: { no: '/ansatt/gamle-adresser', en: '/en/staff/old-addresses' },
} as const satisfies Pages
