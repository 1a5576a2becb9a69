import type { PlaceNews } from '#core/places/news.server.ts'
import { previewMail, previewMails } from '#platform/mail/mail-preview.ts'
import { composeCoursePlaceMail, type MailAbout } from './mail/course-mail.server.ts'
import {
  composeReminderMail,
  composeSeatsCancelledMail,
  composeTicketMail,
  composeTicketPassedMail,
} from './mail/ticket-mail.server.ts'

const startsAt = new Date('2027-02-12T16:30:00Z')
const date = { startsAt, endsAt: new Date('2027-02-12T19:30:00Z'), place: null }
const code = 'KQ7M3WPRX2TZN5HVABCDEFGHIJ'
const about: MailAbout = {
  firstName: 'Maja',
  language: null,
  position: 3,
  found: {
    startsAt,
    dates: [date],
    course: {
      title: { no: 'Førstehjelp', en: 'First aid' },
      place: 'Salen, Domus',
      link: null,
      reason: 'Kursholderen er syk.',
      refundHours: 24,
    },
  },
  place: {
    state: 'booked',
    seats: 2,
    priceOre: 45_000,
    paymentId: '00000000-0000-0000-0000-000000000000',
    expiresAt: null,
    movedAt: null,
  },
  tickets: [
    { holder: 'Maja Moe', code },
    { holder: 'Nils Nes', code: code.replace('KQ7M', 'AQ7M') },
  ],
}

const examples = {
  booked: [{ kind: 'booked' }, {}],
  'booked-free': [{ kind: 'booked' }, { priceOre: 0, paymentId: null, seats: 1 }],
  waiting: [{ kind: 'waiting' }, { state: 'waiting', paymentId: null }],
  promoted: [
    { kind: 'promoted' },
    { state: 'held', expiresAt: new Date('2027-02-02T11:00:00Z'), paymentId: null },
  ],
  'promoted-free': [{ kind: 'promoted' }, { priceOre: 0, paymentId: null }],
  expired: [{ kind: 'expired' }, {}],
  cancelled: [{ kind: 'cancelled', because: 'by-person', refundOre: 40_000, reason: '' }, {}],
  'cancelled-by-staff': [
    { kind: 'cancelled', because: 'by-staff', refundOre: 0, reason: 'Du har to plasser.' },
    {},
  ],
  'cancelled-with-refund': [
    { kind: 'cancelled', because: 'by-staff', refundOre: 40_000, reason: 'Du har to plasser.' },
    {},
  ],
  'called-off': [{ kind: 'called-off', refundOre: 45_000 }, {}],
  'no-place': [{ kind: 'no-place' }, {}],
} as const satisfies Record<string, readonly [PlaceNews, Partial<MailAbout['place']>]>

export const courseBookingMails = [
  ...previewMails(
    'course-place',
    composeCoursePlaceMail,
    Object.keys(examples) as (keyof typeof examples)[],
    (kind, { portalUrl, locale }) => {
      const [news, place] = examples[kind]
      const shown = { ...about, language: locale, place: { ...about.place, ...place } }
      return composeCoursePlaceMail(news, shown, portalUrl)
    },
  ),
  previewMail('course-seats-cancelled', composeSeatsCancelledMail, ({ portalUrl, locale }) =>
    composeSeatsCancelledMail(
      { ...about, language: locale, place: { ...about.place, seats: 1 } },
      { seats: 1, refundOre: 25_000 },
      portalUrl,
    ),
  ),
  ...previewMails('course-ticket', composeTicketMail, ['valid', 'replaced'], (standing, to) =>
    composeTicketMail({ found: about.found, holder: 'Nils Nes', code, standing }, to.portalUrl),
  ),
  previewMail('course-ticket-passed', composeTicketPassedMail, ({ portalUrl, locale }) =>
    composeTicketPassedMail(
      { ...about, language: locale },
      { before: 'Nils Nes', holder: 'Oda Olsen', code },
      portalUrl,
    ),
  ),
  previewMail('course-reminder', composeReminderMail, ({ portalUrl, locale }) =>
    composeReminderMail({ ...about, language: locale }, date, portalUrl),
  ),
]
