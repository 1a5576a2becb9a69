import { previewMails } from '#platform/mail/mail-preview.ts'
import { composeFederatedMail } from './link-mails.server.ts'

export const federatedMails = previewMails(
  'federated-login',
  composeFederatedMail,
  ['linked', 'unlinked'],
  (change, context) => composeFederatedMail(change, { ...context, provider: 'feide' }),
)
