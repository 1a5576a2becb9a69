import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/** To whom a guardian's account belongs. */
export type NewsMail = { readonly firstName: string; readonly language: Locale | null }

/** Says that there is something new, and neither what nor where: a mail is read by others, too. */
export function composeNewsMail(
  { firstName, language }: NewsMail,
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const options = { locale }
    return {
      subject: m.kindergarten_news_mail_subject({}, options),
      paragraphs: [
        m.kindergarten_news_mail_greeting({ firstName }, options),
        m.kindergarten_news_mail_text({ url: portalUrl + pagePath('myPage', locale) }, options),
        m.kindergarten_news_mail_why({}, options),
      ],
    }
  })
}
