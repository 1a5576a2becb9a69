import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeHandledMail } from './entries/handled-mail.server.ts'

export const suggestionBoxMails = [
  previewMail('suggestion-box-handled', composeHandledMail, (context) =>
    composeHandledMail({ ...context, firstName: 'Maja' }),
  ),
]
