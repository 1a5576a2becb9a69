import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/** There is something new on somebody's page. It names no child and no kindergarten, and says not what. */
export function composeGuardianNewsMail(language: Locale | null, portalUrl: string): ComposedMail {
  return composeMail(language, (locale) => ({
    subject: m.kindergarten_days_mail_subject({}, { locale }),
    paragraphs: [
      m.kindergarten_days_mail_text({}, { locale }),
      m.kindergarten_days_mail_link({ url: portalUrl + pagePath('myPage', locale) }, { locale }),
    ],
  }))
}
