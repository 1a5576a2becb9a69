import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeConfirmedMail } from './check-mails.server.ts'

export const checkMails = [
  previewMail('national-id-confirmed', composeConfirmedMail, composeConfirmedMail),
]
