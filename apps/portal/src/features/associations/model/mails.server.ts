import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { mailSignature } from '#platform/organisation/organisation-name.ts'

type Named = { readonly name: string; readonly url: string }

/** To somebody who was named as a founder, in both languages: nobody knows which one they read. */
export function composeFounderMail(
  { name, applicant, url }: Named & { readonly applicant: string },
  language: Locale | null,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.associations_mail_founder_subject({ name }, { locale }),
    paragraphs: [
      m.associations_mail_founder_text({ applicant, name }, { locale }),
      m.associations_mail_founder_link({ url }, { locale }),
      m.associations_mail_founder_nothing({}, { locale }),
      mailSignature(locale),
    ],
  }))
}

/** To the applicant, when a founder says no. */
export function composeFounderDeclinedMail(
  { name, founder, url }: Named & { readonly founder: string },
  language: Locale,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.associations_mail_declined_subject({ founder }, { locale }),
    paragraphs: [
      m.associations_mail_declined_text({ founder, name }, { locale }),
      m.associations_mail_page({ url }, { locale }),
      mailSignature(locale),
    ],
  }))
}

/** What happens to an application, as the applicant is told. */
export type ApplicationMail = 'sent' | 'approve' | 'reject' | 'ask-for-changes' | 'reopen'

const subjects = {
  sent: m.associations_mail_sent_subject,
  approve: m.associations_mail_approved_subject,
  reject: m.associations_mail_rejected_subject,
  'ask-for-changes': m.associations_mail_changes_subject,
  reopen: m.associations_mail_reopened_subject,
} as const

const texts = {
  sent: m.associations_mail_sent_text,
  approve: m.associations_mail_approved_text,
  reject: m.associations_mail_rejected_text,
  'ask-for-changes': m.associations_mail_changes_text,
  reopen: m.associations_mail_reopened_text,
} as const

/** @param said.comment of staff; empty for none */
export function composeApplicationMail(
  {
    what,
    name,
    url,
    comment,
  }: Named & { readonly what: ApplicationMail; readonly comment: string },
  language: Locale,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: subjects[what]({ name }, { locale }),
    paragraphs: [
      texts[what]({ name }, { locale }),
      ...(comment === '' ? [] : [m.associations_mail_comment({ comment }, { locale })]),
      m.associations_mail_page({ url }, { locale }),
      mailSignature(locale),
    ],
  }))
}

/** From staff to all contact persons: as it was written, with why they get it. */
export function composeContactsMail(
  { subject, text, url }: { readonly subject: string; readonly text: string; readonly url: string },
  language: Locale,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject,
    paragraphs: [
      text,
      m.associations_mail_contacts_why({ url }, { locale }),
      mailSignature(locale),
    ],
  }))
}
