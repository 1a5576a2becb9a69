import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeClaimLapsedMail } from './national-id-mails.server.ts'

export const nationalIdMails = [
  previewMail('claim-lapsed', composeClaimLapsedMail, ({ locale }) =>
    composeClaimLapsedMail(locale),
  ),
]
