import { previewMail } from '#platform/mail/mail-preview.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import {
  composeApplicationMail,
  composeContactsMail,
  composeFounderDeclinedMail,
  composeFounderMail,
} from './model/mails.server.ts'

const name = 'Brettspillforeningen Terningen'

export const associationMails = [
  previewMail('association-founder', composeFounderMail, ({ portalUrl, locale }) =>
    composeFounderMail(
      { name, applicant: 'Maja Lund', url: portalUrl + pagePath('associationFounder', locale) },
      locale,
    ),
  ),
  previewMail('association-founder-declined', composeFounderDeclinedMail, ({ portalUrl, locale }) =>
    composeFounderDeclinedMail(
      { name, founder: 'Jonas Berg', url: portalUrl + pagePath('createAssociation', locale) },
      locale,
    ),
  ),
  ...(['sent', 'approve', 'reject', 'ask-for-changes', 'reopen'] as const).map((what) =>
    previewMail(
      `association-application-${what}`,
      composeApplicationMail,
      ({ portalUrl, locale }) =>
        composeApplicationMail(
          {
            what,
            name,
            comment:
              what === 'reject' || what === 'ask-for-changes' ? 'Vedtektene mangler § 4.' : '',
            url: portalUrl + pagePath('createAssociation', locale),
          },
          locale,
        ),
    ),
  ),
  previewMail('association-contacts', composeContactsMail, ({ portalUrl, locale }) =>
    composeContactsMail(
      {
        subject: 'Frist for søknad om driftsstøtte',
        text: 'Fristen er 12. februar. Legg ved årsregnskapet.',
        url: portalUrl + pagePath('myAssociations', locale),
      },
      locale,
    ),
  ),
]
