import { previewMail } from '#platform/mail/mail-preview.ts'
import {
  composeDeletedMail,
  composeUnusedDeletedMail,
  composeUnusedMail,
} from './privacy-mails.server.ts'

export const privacyMails = [
  previewMail('account-deleted', composeDeletedMail, composeDeletedMail),
  previewMail('account-unused', composeUnusedMail, (context) =>
    composeUnusedMail(context, { deletedOn: '2027-01-15', months: 36 }),
  ),
  previewMail('account-unused-deleted', composeUnusedDeletedMail, (context) =>
    composeUnusedDeletedMail(context, 36),
  ),
]
