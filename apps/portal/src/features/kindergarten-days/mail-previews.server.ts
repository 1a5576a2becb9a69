import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeGuardianNewsMail } from './mails/news-mail.server.ts'

export const kindergartenDaysMails = [
  previewMail('kindergarten-days-news', composeGuardianNewsMail, ({ locale, portalUrl }) =>
    composeGuardianNewsMail(locale, portalUrl),
  ),
]
