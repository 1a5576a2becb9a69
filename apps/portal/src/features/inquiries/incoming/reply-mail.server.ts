import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * The notification to the mailbox of the category when a reply makes the inquiry wait for staff again. It does not contain the text of the reply.
 */
export function composeReplyMail({
  id,
  number,
  language,
  portalUrl,
}: {
  id: string
  number: number
  /** Of the mailbox. */
  language: Locale
  portalUrl: string
}): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.inbox_mail_replied_subject({ number }, { locale }),
    paragraphs: [
      m.inbox_mail_replied_text({ number }, { locale }),
      portalUrl + pagePath('staffInquiry', locale, { id }),
    ],
  }))
}
