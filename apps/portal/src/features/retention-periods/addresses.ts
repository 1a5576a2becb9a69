import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffRetention: { no: '/ansatt/oppbevaring', en: '/en/staff/retention' },
} as const satisfies Pages
