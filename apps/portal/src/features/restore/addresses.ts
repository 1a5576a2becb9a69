import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffRestore: { no: '/ansatt/gjenoppretting', en: '/en/staff/restore' },
} as const satisfies Pages
