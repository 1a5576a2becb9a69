import { type Pages, tableQuery } from '#platform/routing/page.ts'

/** In development and in the demo alone: the server has no such page in production. */
export const pages = {
  parts: {
    no: '/dev/parts',
    en: '/en/dev/parts',
    browserQuery: ['kind', ...tableQuery],
  },
} as const satisfies Pages
