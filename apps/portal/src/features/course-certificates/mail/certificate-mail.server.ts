import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import type { Localized } from '#platform/i18n/localized.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

export type CertificateMail = {
  readonly firstName: string
  readonly language: Locale | null
  /** Whose certificate it is. */
  readonly holder: string
  readonly title: Localized
  readonly code: string
}

/** The mail that a certificate is on the page of its ticket. */
export function composeCertificateMail(
  { firstName, language, holder, title: titles, code }: CertificateMail,
  portalUrl: string,
): ComposedMail {
  return composeMail(language, (locale) => {
    const options = { locale }
    const title = textOrOther(titles, locale)
    const url = portalUrl + pagePath('courseTicket', locale, { code })
    return {
      subject: m.certificate_mail_subject({ title }, options),
      paragraphs: [
        m.certificate_mail_greeting({ firstName }, options),
        m.certificate_mail({ title, holder }, options),
        m.certificate_mail_link({ url }, options),
      ],
    }
  })
}
