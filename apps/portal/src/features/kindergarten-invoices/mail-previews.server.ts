import { previewMail } from '#platform/mail/mail-preview.ts'
import { composePayerMail } from './model/payer-mail.server.ts'

export const kindergartenInvoiceMails = [
  previewMail('kindergarten-money', composePayerMail, ({ portalUrl, locale }) =>
    composePayerMail(locale, portalUrl),
  ),
]
