import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  depositAccount: { no: '/min-side/depositumskonto', en: '/en/my-page/deposit-account' },
  depositApplication: {
    no: '/min-side/depositumskonto/soknad',
    en: '/en/my-page/deposit-account/application',
    browserQuery: ['page'],
  },
} as const satisfies Pages
