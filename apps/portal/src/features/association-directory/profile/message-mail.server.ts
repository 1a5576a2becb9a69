import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { mailSignature, organisationName } from '#platform/organisation/organisation-name.ts'

export type AssociationMessage = {
  readonly association: string
  readonly name: string
  readonly email: string
  readonly text: string
}

/** To each who reads the messages of an association; an answer goes to the one who wrote it. */
export function composeAssociationMessageMail(
  { association, name, email, text }: AssociationMessage,
  language: Locale,
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.association_message_mail_subject({ association }, { locale }),
    paragraphs: [
      m.association_message_mail_from(
        { name, email, association, organisation: organisationName(locale) },
        { locale },
      ),
      text,
      m.association_message_mail_answer({}, { locale }),
      mailSignature(locale),
    ],
  }))
}
