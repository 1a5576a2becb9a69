import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeNewsMail } from './news-mail.server.ts'

export const kindergartenMails = [
  previewMail('kindergarten-news', composeNewsMail, ({ portalUrl, locale }) =>
    composeNewsMail({ firstName: 'Maja', language: locale }, portalUrl),
  ),
]
