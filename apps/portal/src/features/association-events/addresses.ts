import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  eventPlacePay: {
    untilFinished: true,
    no: '/foreninger/arrangement/$id/betal',
    en: '/en/associations/event/$id/pay',
    browserQuery: ['paymentId'],
    paysByCard: true,
  },
  eventPlacePaid: {
    untilFinished: true,
    no: '/foreninger/arrangement/$id/status',
    en: '/en/associations/event/$id/status',
    browserQuery: ['paymentId'],
  },
  associationEventCheckIn: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id/arrangementer/$eventId/innsjekk',
    en: '/en/my-page/associations/details/$id/events/$eventId/check-in',
  },
} as const satisfies Pages
