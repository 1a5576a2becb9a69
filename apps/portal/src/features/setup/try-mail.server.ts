import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'

/** What an administrator gets who tries whether mails are sent. */
export function composeTryMail(locale: Locale): { subject: string; text: string } {
  const organisation = organisationName(locale)
  return {
    subject: m.mail_setup_try_subject({ organisation }, { locale }),
    text: m.mail_setup_try_text({ signature: mailSignature(locale) }, { locale }),
  }
}
