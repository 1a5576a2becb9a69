import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  front: { no: '/', en: '/en' },
} as const satisfies Pages
