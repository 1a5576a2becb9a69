import { previewMail, previewMails } from '#platform/mail/mail-preview.ts'
import { composeRecoveryCodeMail } from './enter/recovery-code-mail.server.ts'
import { composeInvitationMail } from './people/invitation-mail.server.ts'

export const staffMails = [
  ...previewMails(
    'staff',
    composeInvitationMail,
    ['invitation', 'reset'],
    (kind, { locale, portalUrl }) =>
      composeInvitationMail({ isReset: kind === 'reset', locale, token: 'an-example' }, portalUrl),
  ),
  previewMail('recovery-code-used', composeRecoveryCodeMail, (context) =>
    composeRecoveryCodeMail({ ...context, left: 7 }),
  ),
]
