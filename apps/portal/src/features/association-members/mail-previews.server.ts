import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeRequestsMail } from './board/requests-mail.server.ts'
import { composeMemberMail, type MemberNotification } from './model/member-mail.server.ts'

const association = { name: 'Sjakklubben', slug: 'sjakklubben' }
const until = '2026-12-31'
const feeOre = 15_000

const notifications: readonly MemberNotification[] = [
  { kind: 'joined', until },
  { kind: 'paid', until, feeOre },
  { kind: 'accepted-to-pay', feeOre, payBefore: new Date('2026-12-12T12:00:00Z') },
  { kind: 'declined', answer: 'Koret har ikke plass til flere alter før jul.' },
  { kind: 'refunded', refundOre: feeOre, reason: 'Du betalte to ganger.' },
  { kind: 'ends-soon', until, feeOre },
  { kind: 'lapsed' },
  { kind: 'not-paid' },
]

export const associationMemberMails = [
  ...notifications.map((one) =>
    previewMail(`association-member-${one.kind}`, composeMemberMail, ({ portalUrl, locale }) =>
      composeMemberMail(one, { association, firstName: 'Maja', portalUrl }, locale),
    ),
  ),
  previewMail('association-requests', composeRequestsMail, ({ portalUrl, locale }) =>
    composeRequestsMail(
      {
        firstName: 'Maja',
        association: { id: 'a1d0c5f2-8a57-4f6c-9d3e-2b7c4e5f6a70', name: association.name },
        count: 2,
        waiting: 5,
        portalUrl,
      },
      locale,
    ),
  ),
]
