import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffPayments: { no: '/ansatt/betalinger', en: '/en/staff/payments', browserQuery: ['day'] },
} as const satisfies Pages
