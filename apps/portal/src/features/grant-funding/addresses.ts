import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  grantedFunding: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id/tildelte-tilskudd',
    en: '/en/my-page/associations/details/$id/granted-funding',
  },
  ownGrantedFunding: {
    untilFinished: true,
    no: '/min-side/tilskudd/tildelt',
    en: '/en/my-page/grants/granted',
  },
  staffGrantFunding: {
    untilFinished: true,
    no: '/ansatt/tilskudd/utbetaling',
    en: '/en/staff/grants/payment',
  },
} as const satisfies Pages
