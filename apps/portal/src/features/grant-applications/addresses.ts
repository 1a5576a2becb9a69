import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  applyForGrant: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id/sok-tilskudd',
    en: '/en/my-page/associations/details/$id/apply-for-grant',
  },
  grantApplication: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id/sok-tilskudd/$applicationId',
    en: '/en/my-page/associations/details/$id/apply-for-grant/$applicationId',
  },
  myGrants: {
    untilFinished: true,
    no: '/min-side/tilskudd',
    en: '/en/my-page/grants',
  },
  myGrant: {
    untilFinished: true,
    no: '/min-side/tilskudd/$applicationId',
    en: '/en/my-page/grants/$applicationId',
  },
} as const satisfies Pages
