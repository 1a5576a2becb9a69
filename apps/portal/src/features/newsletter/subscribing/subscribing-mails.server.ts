import type { Locale } from '@trivsel/content-contract/locales'
import { confirmWithinDays, type NewsletterTopic } from '#core/newsletters/rules.ts'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'
import { topicNames } from '../model/topic-names.ts'

/** The mail to an unconfirmed address, which somebody else may have entered. */
export function composeConfirmMail({ url }: { url: string }, language: Locale): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.newsletter_mail_confirm_subject({}, { locale }),
    paragraphs: [
      m.newsletter_mail_confirm_text({ url, organisation: organisationName(locale) }, { locale }),
      m.newsletter_mail_confirm_days({ count: confirmWithinDays }, { locale }),
      mailSignature(locale),
    ],
  }))
}

/** Sent instead of the confirmation link when the address subscribes already. The form gives everyone the same answer. */
export function composeAlreadySubscribedMail(
  { unsubscribeUrl }: { unsubscribeUrl: string },
  language: Locale,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.newsletter_mail_already_subject({}, { locale }),
    paragraphs: [
      m.newsletter_mail_already_text({ organisation: organisationName(locale) }, { locale }),
      m.newsletter_mail_already_change({ url: unsubscribeUrl }, { locale }),
      mailSignature(locale),
    ],
  }))
}

export function composeWelcomeMail(
  { topics, unsubscribeUrl }: { topics: readonly NewsletterTopic[]; unsubscribeUrl: string },
  language: Locale,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.newsletter_mail_welcome_subject({}, { locale }),
    paragraphs: [
      m.newsletter_mail_welcome_text({ organisation: organisationName(locale) }, { locale }),
      topics.map((topic) => `- ${topicNames[topic]({}, { locale })}`).join('\n'),
      m.newsletter_mail_leave({ url: unsubscribeUrl }, { locale }),
      mailSignature(locale),
    ],
  }))
}
