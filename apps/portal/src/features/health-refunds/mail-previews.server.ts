import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeNewsMail } from './model/news-mail.server.ts'

export const healthMails = [
  previewMail('health-news', composeNewsMail, ({ portalUrl, locale }) =>
    composeNewsMail({ firstName: 'Kari', portalUrl }, locale),
  ),
]
