import { previewMail, previewMails } from '#platform/mail/mail-preview.ts'
import { composeHasAccountMail, composeLinkMail, composeNoAccountMail } from './link-mail.server.ts'

const token = 'an-example'

export const linkMails = [
  ...previewMails(
    'link',
    composeLinkMail,
    ['sign-up', 'reset-password', 'change-email'],
    (purpose, context) => composeLinkMail({ purpose, token }, context),
  ),
  previewMail('has-account', composeHasAccountMail, composeHasAccountMail),
  previewMail('no-account', composeNoAccountMail, composeNoAccountMail),
]
