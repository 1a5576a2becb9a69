import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * To the mailbox of the category, in Norwegian, when an answer has come and it is staff's turn again.
 * What was written stands in the inquiry alone.
 */
export function composeReplyMail({
  id,
  number,
  portalUrl,
}: {
  id: string
  number: number
  portalUrl: string
}): ComposedMail {
  return composeMail('no', (locale) => ({
    subject: m.inbox_mail_replied_subject({ number }, { locale }),
    paragraphs: [
      m.inbox_mail_replied_text({ number }, { locale }),
      portalUrl + pagePath('staffInquiry', locale, { id }),
    ],
  }))
}
