import type { Locale } from '@trivsel/content-contract/locales'

import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import type { newsletterIssue } from '../model/tables.server.ts'

type Issue = Pick<
  typeof newsletterIssue.$inferSelect,
  'subjectNo' | 'textNo' | 'subjectEn' | 'textEn'
>

/** The mail of an issue to one subscriber, in their language only. */
export function composeIssueMail(
  { subjectNo, textNo, subjectEn, textEn }: Issue,
  { unsubscribeUrl, language }: { unsubscribeUrl: string; language: Locale },
): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: { no: subjectNo, en: subjectEn }[locale],
    paragraphs: [
      { no: textNo, en: textEn }[locale],
      '---',
      m.newsletter_mail_why({}, { locale }),
      m.newsletter_mail_leave({ url: unsubscribeUrl }, { locale }),
    ],
  }))
}
