import { openingLife, type Pages } from '#platform/routing/page.ts'

export const pages = {
  front: { light: true, no: '/', en: '/en', life: openingLife },
} as const satisfies Pages
