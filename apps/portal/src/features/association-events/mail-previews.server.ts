import { previewMails } from '#platform/mail/mail-preview.ts'
import { composeEventNewsMail } from './model/event-news-mail.server.ts'
import { composeEventDecisionMail } from './publish/decision-mail.server.ts'

const firstName = 'Maja'
const event = {
  id: '3f5b2a52-8d53-4f8e-9a27-4a1f6a1b2c3d',
  associationId: '7c1e0a4e-2b0a-4a55-8a8e-6f0f0f5a9b1d',
  title: { no: 'Brettspillkveld for nye', en: 'Board games for newcomers' },
  startsAt: new Date('2027-01-12T17:30:00Z'),
  place: 'Frederikke, Blindern',
}
const from = { startsAt: new Date('2027-01-11T17:30:00Z'), place: 'Kringsjå' }

export const eventMails = [
  ...previewMails(
    'association-event',
    composeEventNewsMail,
    ['moved', 'called-off'],
    (kind, { portalUrl, locale }) =>
      composeEventNewsMail(
        { firstName, language: locale },
        event,
        kind === 'moved' ? { kind, from } : { kind, reason: 'Vi har mistet lokalet.' },
        portalUrl,
      ),
  ),
  ...previewMails(
    'association-event-decision',
    composeEventDecisionMail,
    ['approved', 'sent-back'],
    (kind, { portalUrl, locale }) =>
      composeEventDecisionMail(
        { firstName, language: locale, association: 'Brettspillklubben Terning' },
        event,
        kind === 'approved' ? { kind } : { kind, reason: 'Skriv hvor dere møtes.' },
        portalUrl,
      ),
  ),
]
