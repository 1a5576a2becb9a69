import type { Locale } from '@trivsel/content-contract/locales'
import type { newsletterIssue } from '#core/newsletters/tables.server.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'

type Issue = Pick<typeof newsletterIssue.$inferSelect, 'subject' | 'text'>

/** The mail of an issue to one subscriber, in their language only. */
export function composeIssueMail(
  { subject, text }: Issue,
  { unsubscribeUrl, language }: { unsubscribeUrl: string; language: Locale },
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: textIn(subject, locale),
    paragraphs: [
      textIn(text, locale),
      '---',
      m.newsletter_mail_why({ organisation: organisationName(locale) }, { locale }),
      m.newsletter_mail_leave({ url: unsubscribeUrl }, { locale }),
    ],
  }))
}
