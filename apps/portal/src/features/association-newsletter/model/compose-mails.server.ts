import type { Locale } from '@trivsel/content-contract/locales'
import { confirmWithinDays } from '#core/newsletters/rules.ts'
import { m } from '#messages'
import type { Localized } from '#platform/i18n/localized.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { languageFor } from './rules.ts'

/** The mail to an unconfirmed address, which somebody else may have entered. */
export function composeFollowConfirmMail(
  { association, url }: { association: string; url: string },
  language: Locale,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.association_follow_mail_confirm_subject({ association }, { locale }),
    paragraphs: [
      m.association_follow_mail_confirm_text(
        { association, url, organisation: organisationName(locale) },
        { locale },
      ),
      m.association_follow_mail_confirm_days({ count: confirmWithinDays }, { locale }),
      mailSignature(locale),
    ],
  }))
}

/** Sent instead of the confirmation link when the address follows already. The form gives everyone the same answer. */
export function composeAlreadyFollowingMail(
  { association, unsubscribeUrl }: { association: string; unsubscribeUrl: string },
  language: Locale,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.association_follow_mail_already_subject({ association }, { locale }),
    paragraphs: [
      m.association_follow_mail_already_text(
        { association, organisation: organisationName(locale) },
        { locale },
      ),
      m.association_newsletter_mail_leave({ url: unsubscribeUrl }, { locale }),
      mailSignature(locale),
    ],
  }))
}

export function composeFollowWelcomeMail(
  { association, unsubscribeUrl }: { association: string; unsubscribeUrl: string },
  language: Locale,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.association_follow_mail_welcome_subject({ association }, { locale }),
    paragraphs: [
      m.association_follow_mail_welcome_text({ association }, { locale }),
      m.association_newsletter_mail_leave({ url: unsubscribeUrl }, { locale }),
      mailSignature(locale),
    ],
  }))
}

type Issue = { readonly subject: Localized; readonly text: Localized }
type Reader = {
  readonly association: string
  readonly unsubscribeUrl: string
  readonly language: Locale
  readonly isMember: boolean
}

/** An issue for one reader: in their language, or in the one in which the association writes. */
export function composeAssociationIssueMail(
  issue: Issue,
  { association, unsubscribeUrl, language, isMember }: Reader,
): ComposedMail {
  const written = languageFor(issue, language)
  const why = isMember
    ? m.association_newsletter_mail_member
    : m.association_newsletter_mail_follower
  return composeMail(language, (locale) => ({
    subject: textIn(issue.subject, written),
    paragraphs: [
      textIn(issue.text, written),
      '---',
      why({ association, organisation: organisationName(locale) }, { locale }),
      m.association_newsletter_mail_leave({ url: unsubscribeUrl }, { locale }),
    ],
  }))
}
