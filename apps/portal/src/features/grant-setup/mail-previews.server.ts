import { applicationPath } from '#core/grants/grant-paths.ts'
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
        urlIn: (language) =>
          portalUrl + applicationPath(null, '0d5b1c2e-7f3a-4c59-9a61-2f4f6c1e8b10', language),
      },
      locale,
    ),
  ),
]
