import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeEmailChangedMail, composePasswordChangedMail } from './model/notice-mails.server.ts'

export const accountMails = [
  previewMail('password-changed', composePasswordChangedMail, composePasswordChangedMail),
  previewMail('email-changed', composeEmailChangedMail, composeEmailChangedMail),
]
