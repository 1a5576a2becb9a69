import type { Locale } from '@trivsel/content-contract/locales'
import type { CertificateState } from '#core/courses/certificate-state.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { type ComposedMail, composeMail } from '#platform/mail/letter.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { CertificateMail } from './certificate-mail.server.ts'

export type CorrectedMail = CertificateMail & {
  /** The name that was on the ticket; null when attendance was corrected. */
  readonly nameBefore: string | null
  /** At how many of the dates they were. */
  readonly came: number
  readonly total: number
  /** The certificate that they had is no longer valid. */
  readonly endsCertificate: boolean
  readonly certificate: CertificateState
}

/** The mail that staff corrected the name on a ticket or attendance, and what became of the certificate. */
export function composeCorrectedMail(about: CorrectedMail, portalUrl: string): ComposedMail {
  const { firstName, language, holder, title: titles, code, nameBefore, came, total } = about
  return composeMail(language, (locale) => {
    const options = { locale }
    const title = textOrOther(titles, locale)
    const url = portalUrl + pagePath('courseTicket', locale, { code })
    return {
      subject:
        nameBefore === null
          ? m.certificate_attendance_mail_subject({ title }, options)
          : m.certificate_name_mail_subject({ title }, options),
      paragraphs: [
        m.certificate_mail_greeting({ firstName }, options),
        nameBefore === null
          ? m.certificate_attendance_mail({ title, holder, came, total }, options)
          : m.certificate_name_mail({ title, before: nameBefore, holder }, options),
        ...(about.endsCertificate ? [endedText(about.certificate, locale)] : []),
        m.certificate_corrected_mail_link({ url }, options),
      ],
    }
  })
}

function endedText(certificate: CertificateState, locale: Locale): string {
  return certificate.state === 'ready'
    ? m.certificate_mail_replaced({}, { locale })
    : m.certificate_mail_ended({}, { locale })
}
