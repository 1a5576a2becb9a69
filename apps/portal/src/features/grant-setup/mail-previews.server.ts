import { previewMail } from '#platform/mail/mail-preview.ts'
import { composeRoundMovedMail } from './rounds/moved-mail.server.ts'

export const grantSetupMails = [
  previewMail('grant-round-moved', composeRoundMovedMail, ({ portalUrl, locale }) =>
    composeRoundMovedMail(
      {
        title: 'Vårkonsert',
        reference: '900017',
        firstName: 'Maja',
        target: {
          name: { no: 'April 2027', en: 'April 2027' },
          deadlineAt: new Date('2027-04-01T21:59:00Z'),
          meetsAt: new Date('2027-04-15T14:30:00Z'),
        },
        portalUrl,
      },
      locale,
    ),
  ),
]
