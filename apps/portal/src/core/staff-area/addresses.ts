import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staff: { no: '/ansatt', en: '/en/staff' },
} as const satisfies Pages
