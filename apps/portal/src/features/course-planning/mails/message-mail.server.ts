import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import type { Localized } from '#platform/i18n/localized.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'

/** A mail that staff wrote to those who come to a course. */
export function composeCourseMessageMail({
  language,
  title,
  subject,
  text,
}: {
  readonly language: Locale | null
  /** Of the course. */
  readonly title: Localized
  readonly subject: Localized
  readonly text: Localized
}): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: textOrOther(subject, locale),
    paragraphs: [
      textOrOther(text, locale),
      m.course_planning_mail_why({ title: textOrOther(title, locale) }, { locale }),
    ],
  }))
}
