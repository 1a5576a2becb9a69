import { previewMails } from '#platform/mail/mail-preview.ts'
import { applyNotificationKinds, composeApplyMail } from './model/grant-mails.server.ts'

export const grantApplicationMails = previewMails(
  'grant-application',
  composeApplyMail,
  applyNotificationKinds,
  (kind, { portalUrl, locale }) =>
    composeApplyMail(
      {
        kind,
        deadlineAt: new Date('2026-12-12T11:00:00Z'),
        meetsAt: new Date('2027-01-14T16:00:00Z'),
      },
      {
        applicationId: '7f8fad5b-d9cb-469f-a165-70867728950e',
        association: { id: '0f8fad5b-d9cb-469f-a165-70867728950e', name: 'Sjakklubben' },
        title: 'Vårturnering',
        reference: kind === 'reminder' ? null : '900017',
        firstName: 'Maja',
        portalUrl,
      },
      locale,
    ),
)
