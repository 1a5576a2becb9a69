import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  associationNewsletter: {
    no: '/min-side/foreninger/nyhetsbrev',
    en: '/en/my-page/associations/newsletter',
    browserQuery: ['association', 'issue'],
  },
  associationFollow: {
    no: '/foreninger/finn-forening/$slug/folg',
    en: '/en/associations/find-your-association/$slug/follow',
    life: 2_000,
  },
  associationFollowConfirm: {
    no: '/foreninger/folg/bekreft',
    en: '/en/associations/follow/confirm',
    browserFragment: true,
  },
  associationFollowEnd: {
    untilFinished: true,
    no: '/foreninger/folg/avmelding',
    en: '/en/associations/follow/unsubscribe',
    browserFragment: true,
  },
} as const satisfies Pages
