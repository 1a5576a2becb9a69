import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  /** Whatever else the content system has. Always the last: it matches every address. */
  contentPage: { light: true, no: '/$...path', en: '/en/$...path' },
} as const satisfies Pages
