import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffHealthSchemes: {
    no: '/ansatt/helse/ordninger',
    en: '/en/staff/health/schemes',
  },
  /** `id` is that of a scheme; `new` for one that does not exist. */
  staffHealthScheme: {
    no: '/ansatt/helse/ordninger/$id',
    en: '/en/staff/health/schemes/$id',
    browserQuery: ['from'],
  },
} as const satisfies Pages
