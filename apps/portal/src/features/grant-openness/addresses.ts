import { laterPage, type Pages, tableQuery, uuidQuery } from '#platform/routing/page.ts'

export const pages = {
  grantedGrants: {
    light: true,
    no: '/foreninger/tilskudd',
    en: '/en/associations/grants',
    query: { year: /^2[01]\d\d$/, type: uuidQuery, page: laterPage },
    // A letter that was corrected is corrected here after so many milliseconds.
    life: 2_000,
  },
  grantStatistics: {
    no: '/ansatt/tilskudd/tall',
    en: '/en/staff/grants/figures',
    browserQuery: ['year', ...tableQuery],
  },
} as const satisfies Pages
