import type { PlaceNews } from '#core/places/news.server.ts'
import { previewMail, previewMails } from '#platform/mail/mail-preview.ts'
import { composeEventDecisionMail } from './publish/decision-mail.server.ts'
import { composeEventChangeMail } from './take-part/notify-participants.server.ts'
import { composePlaceMail, type MailAbout } from './take-part/place-mail.server.ts'

const startsAt = new Date('2027-02-12T17:30:00Z')
const about: MailAbout = {
  firstName: 'Maja',
  language: null,
  association: 'Vinklubben',
  position: 3,
  poolFirstUntil: new Date('2027-02-01T11:00:00Z'),
  event: {
    id: '00000000-0000-0000-0000-000000000000',
    title: { no: 'Vinkveld', en: 'Wine evening' },
    place: 'Kjelleren, Domus',
    link: null,
    startsAt,
    refundHours: 24,
    lateRefundPercent: 50,
    reason: 'Lokalet er stengt.',
  },
  place: {
    state: 'booked',
    waitingBecause: null,
    priceOre: 15_000,
    paymentId: '00000000-0000-0000-0000-000000000000',
    expiresAt: null,
    isFirstPool: true,
    movedAt: null,
  },
}

const decided = {
  id: about.event.id,
  associationId: '00000000-0000-0000-0000-000000000001',
  title: about.event.title,
  startsAt,
  place: about.event.place,
}

const examples = {
  booked: [{ kind: 'booked' }, {}],
  waiting: [{ kind: 'waiting' }, { state: 'waiting', waitingBecause: 'pool-first' }],
  promoted: [
    { kind: 'promoted' },
    { state: 'held', expiresAt: new Date('2027-02-02T11:00:00Z'), paymentId: null },
  ],
  'promoted-free': [{ kind: 'promoted' }, { priceOre: 0, paymentId: null }],
  expired: [{ kind: 'expired' }, {}],
  cancelled: [{ kind: 'cancelled', because: 'by-person', refundOre: 7_500, reason: '' }, {}],
  'cancelled-by-staff': [
    { kind: 'cancelled', because: 'by-staff', refundOre: 0, reason: 'Du har to plasser.' },
    {},
  ],
  'cancelled-by-board': [
    { kind: 'cancelled', because: 'by-organiser', refundOre: 15_000, reason: 'Vi blir for mange.' },
    {},
  ],
  'called-off': [{ kind: 'called-off', refundOre: 15_000 }, {}],
  'no-place': [{ kind: 'no-place' }, {}],
} as const satisfies Record<string, readonly [PlaceNews, Partial<MailAbout['place']>]>

export const associationEventMails = [
  ...previewMails(
    'association-event-place',
    composePlaceMail,
    Object.keys(examples) as (keyof typeof examples)[],
    (kind, { portalUrl, locale }) => {
      const [news, place] = examples[kind]
      const shown = { ...about, language: locale, place: { ...about.place, ...place } }
      return composePlaceMail(news, shown, portalUrl)
    },
  ),
  previewMail('association-event-changed', composeEventChangeMail, ({ portalUrl, locale }) =>
    composeEventChangeMail(
      { before: { startsAt: '2027-02-11T17:30:00.000Z', place: 'Domus' } },
      {
        ...about,
        language: locale,
        place: { ...about.place, movedAt: new Date('2027-02-01T11:00:00Z') },
      },
      portalUrl,
    ),
  ),
  ...previewMails(
    'association-event-decision',
    composeEventDecisionMail,
    ['approved', 'sent-back', 'called-off'],
    (kind, { portalUrl, locale }) =>
      composeEventDecisionMail(
        { firstName: about.firstName, language: locale, association: about.association },
        decided,
        kind === 'approved' ? { kind } : { kind, reason: 'Skriv hvor dere møtes.' },
        portalUrl,
      ),
  ),
]
