import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffInstitutions: { no: '/ansatt/laeresteder', en: '/en/staff/institutions' },
} as const satisfies Pages
