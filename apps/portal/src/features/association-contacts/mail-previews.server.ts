import { composeContactInvitationMail } from '#core/associations/contacts/invitation-mail.server.ts'
import { previewMail, previewMails } from '#platform/mail/mail-preview.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import {
  type ContactNotification,
  composeContactMail,
  contactNotificationKinds,
} from './model/contact-mails.server.ts'

const association = 'Klatreforeningen'
const examples: { readonly [Kind in ContactNotification['kind']]: ContactNotification } = {
  confirm: { kind: 'confirm', dueOn: '2027-05-28' },
  'invite-more': { kind: 'invite-more', least: 2, until: '2026-12-28' },
  'not-confirmed': { kind: 'not-confirmed' },
  'few-contacts': { kind: 'few-contacts', least: 2 },
  active: { kind: 'active' },
  released: { kind: 'released' },
  removed: { kind: 'removed' },
  handover: { kind: 'handover', count: 3 },
}

export const associationContactMails = [
  previewMail('association-contact-invitation', composeContactInvitationMail, (context) =>
    composeContactInvitationMail(
      {
        association,
        url: `${context.portalUrl}${pagePath('associationContactInvitation', context.locale)}`,
      },
      context.locale,
    ),
  ),
  ...previewMails(
    'association-contacts',
    composeContactMail,
    contactNotificationKinds,
    (kind, { portalUrl, locale }) =>
      composeContactMail(
        examples[kind],
        {
          firstName: 'Maja',
          association,
          associationId: '00000000-0000-4000-8000-000000000001',
          portalUrl,
        },
        locale,
      ),
  ),
]
