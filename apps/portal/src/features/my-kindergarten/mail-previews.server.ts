import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeReceiptMail } from './place/receipt-mail.server.ts'

export const myKindergartenMails = [
  previewMail('kindergarten-end-receipt', composeReceiptMail, ({ portalUrl, locale }) =>
    composeReceiptMail({ portalUrl, endsOn: '2027-05-31' }, locale),
  ),
]
