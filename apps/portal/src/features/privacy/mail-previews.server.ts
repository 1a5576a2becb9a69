import { previewMail } from '#platform/mail/mail-preview.ts'
import {
  composeDeletedMail,
  composeUnusedDeletedMail,
  composeUnusedMail,
} from './privacy-mails.server.ts'

export const privacyMails = [
  previewMail('account-deleted', composeDeletedMail, composeDeletedMail),
  previewMail('account-unused', composeUnusedMail, (context) =>
    composeUnusedMail(context, '2027-01-15'),
  ),
  previewMail('account-unused-deleted', composeUnusedDeletedMail, composeUnusedDeletedMail),
]
