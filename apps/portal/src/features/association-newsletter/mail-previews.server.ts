import { previewMail } from '#platform/mail/mail-preview.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import {
  composeAlreadyFollowingMail,
  composeAssociationIssueMail,
  composeFollowConfirmMail,
  composeFollowWelcomeMail,
} from './model/compose-mails.server.ts'
import { exampleIssue } from './model/example-issue.ts'

const association = 'Studentkoret Fjordklang'

export const associationNewsletterMails = [
  previewMail('association-follow-confirm', composeFollowConfirmMail, ({ portalUrl, locale }) =>
    composeFollowConfirmMail(
      { association, url: portalUrl + pagePath('associationFollowConfirm', locale) },
      locale,
    ),
  ),
  previewMail('association-follow-already', composeAlreadyFollowingMail, ({ portalUrl, locale }) =>
    composeAlreadyFollowingMail(
      { association, unsubscribeUrl: portalUrl + pagePath('associationFollowEnd', locale) },
      locale,
    ),
  ),
  previewMail('association-follow-welcome', composeFollowWelcomeMail, ({ portalUrl, locale }) =>
    composeFollowWelcomeMail(
      { association, unsubscribeUrl: portalUrl + pagePath('associationFollowEnd', locale) },
      locale,
    ),
  ),
  previewMail(
    'association-newsletter-issue',
    composeAssociationIssueMail,
    ({ portalUrl, locale }) =>
      composeAssociationIssueMail(exampleIssue, {
        association,
        language: locale,
        isMember: true,
        unsubscribeUrl: portalUrl + pagePath('associationFollowEnd', locale),
      }),
  ),
]
