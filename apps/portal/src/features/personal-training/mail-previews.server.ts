import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeHandledMail } from './handle-requests/handled-mail.server.ts'

export const trainingMails = [
  previewMail('training-request-handled', composeHandledMail, (context) =>
    composeHandledMail({ ...context, firstName: 'Maja' }),
  ),
]
