import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffCourts: { no: '/ansatt/trening/baner', en: '/en/staff/sports/courts' },
} as const satisfies Pages
