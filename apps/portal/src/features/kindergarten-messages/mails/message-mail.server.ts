import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * Says that there is something new, and nothing of what or about whom: others may read the mailbox. To a
 * guardian who has not been on the page as yet, not that it comes from a kindergarten either.
 */
export function composeKindergartenMail(
  { language, hasVisited }: { readonly language: Locale | null; readonly hasVisited: boolean },
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const options = { locale }
    if (!hasVisited)
      return {
        subject: m.kindergarten_messages_mail_neutral_subject({}, options),
        paragraphs: [
          m.kindergarten_messages_mail_neutral_text(
            { url: portalUrl + pagePath('myPage', locale) },
            options,
          ),
        ],
      }
    return {
      subject: m.kindergarten_messages_mail_subject({}, options),
      paragraphs: [
        m.kindergarten_messages_mail_text(
          { url: portalUrl + pagePath('myKindergartenMessages', locale) },
          options,
        ),
      ],
    }
  })
}
