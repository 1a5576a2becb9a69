import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  /** Whatever else the content system has. Always the last: every address looks like it. */
  contentPage: { no: '/$...path', en: '/en/$...path' },
} as const satisfies Pages
