import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  staffRefundLimits: { no: '/ansatt/refusjonsgrense', en: '/en/staff/refund-limits' },
} as const satisfies Pages
