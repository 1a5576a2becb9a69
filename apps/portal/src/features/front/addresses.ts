import { openingLife, type Pages } from '#platform/routing/page.ts'

export const pages = {
  front: { no: '/', en: '/en', life: openingLife },
} as const satisfies Pages
