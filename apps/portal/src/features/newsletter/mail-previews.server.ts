import { previewMail } from '#platform/mail/mail-preview.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { exampleIssue } from './issues/example-issue.ts'
import { composeIssueMail } from './issues/issue-mail.server.ts'
import {
  composeAlreadySubscribedMail,
  composeConfirmMail,
  composeWelcomeMail,
} from './subscribing/subscribing-mails.server.ts'

export const newsletterMails = [
  previewMail('newsletter-confirm', composeConfirmMail, ({ portalUrl, locale }) =>
    composeConfirmMail({ url: portalUrl + pagePath('newsletterConfirm', locale) }, locale),
  ),
  previewMail('newsletter-already', composeAlreadySubscribedMail, ({ portalUrl, locale }) =>
    composeAlreadySubscribedMail(
      { unsubscribeUrl: portalUrl + pagePath('newsletterUnsubscribe', locale) },
      locale,
    ),
  ),
  previewMail('newsletter-welcome', composeWelcomeMail, ({ portalUrl, locale }) =>
    composeWelcomeMail(
      {
        topics: ['student-life', 'food'],
        unsubscribeUrl: portalUrl + pagePath('newsletterUnsubscribe', locale),
      },
      locale,
    ),
  ),
  previewMail('newsletter-issue', composeIssueMail, ({ portalUrl, locale }) =>
    composeIssueMail(exampleIssue, {
      language: locale,
      unsubscribeUrl: portalUrl + pagePath('newsletterUnsubscribe', locale),
    }),
  ),
]
