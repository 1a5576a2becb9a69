import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  loginFeide: { no: '/logg-inn/feide', en: '/en/login/feide', browserQuery: ['callback'] },
  loginIdPorten: {
    no: '/logg-inn/id-porten',
    en: '/en/login/id-porten',
    browserQuery: ['callback'],
  },
} as const satisfies Pages
