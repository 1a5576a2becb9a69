import { previewMails } from '#platform/mail/mail-preview.ts'
import { composeKindergartenMail } from './mails/message-mail.server.ts'

export const kindergartenMessageMails = previewMails(
  'kindergarten-message',
  composeKindergartenMail,
  ['first', 'later'],
  (kind, { portalUrl, locale }) =>
    composeKindergartenMail({ language: locale, hasVisited: kind === 'later' }, portalUrl),
)
