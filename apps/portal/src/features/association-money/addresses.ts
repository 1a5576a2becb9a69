import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  associationMoney: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id/penger',
    en: '/en/my-page/associations/details/$id/money',
  },
  staffAssociationMoney: {
    untilFinished: true,
    no: '/ansatt/foreninger/penger',
    en: '/en/staff/associations/money',
  },
} as const satisfies Pages
