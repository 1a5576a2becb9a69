import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'

/** The answer of staff, in the language of the inquiry, with a note on how to reply. */
export function composeAnswerMail({
  number,
  subject,
  text,
  staffName,
  language,
}: {
  number: number
  subject: string | null
  text: string
  staffName: string
  language: Locale
}): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: subject
      ? m.inbox_mail_subject({ subject, number }, { locale })
      : m.inbox_mail_subject_none({ number }, { locale }),
    paragraphs: [
      text,
      m.inbox_mail_signature(
        { name: staffName, organisation: organisationName(locale) },
        { locale },
      ),
      m.inbox_mail_reply({ number }, { locale }),
    ],
  }))
}
