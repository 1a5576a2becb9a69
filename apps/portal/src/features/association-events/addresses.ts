import type { Pages } from '#platform/routing/page.ts'

/** A change of an event is seen after so many milliseconds. */
const life = 2_000

export const pages = {
  associationEvents: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id/arrangementer',
    en: '/en/my-page/associations/details/$id/events',
  },
  createAssociationEvent: {
    no: '/min-side/foreninger/detaljer/$id/arrangementer/nytt',
    en: '/en/my-page/associations/details/$id/events/create-event',
  },
  editAssociationEvent: {
    untilFinished: true,
    no: '/min-side/foreninger/detaljer/$id/arrangementer/endre/$eventId',
    en: '/en/my-page/associations/details/$id/events/edit-event/$eventId',
  },
  duplicateAssociationEvent: {
    no: '/min-side/foreninger/detaljer/$id/arrangementer/kopier/$eventId',
    en: '/en/my-page/associations/details/$id/events/duplicate-event/$eventId',
  },
  associationEvent: {
    untilFinished: true,
    no: '/foreninger/arrangement/$id',
    en: '/en/associations/event/$id',
    life,
  },
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
  staffAssociationEvents: {
    untilFinished: true,
    no: '/ansatt/foreninger/arrangementer',
    en: '/en/staff/associations/events',
  },
} as const satisfies Pages
