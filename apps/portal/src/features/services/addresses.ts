import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffServices: { no: '/ansatt/tjenester', en: '/en/staff/services' },
} as const satisfies Pages
