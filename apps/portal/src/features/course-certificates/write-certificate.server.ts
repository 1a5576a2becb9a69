import type { Locale } from '@trivsel/content-contract/locales'
import type { Attended } from '#core/documents/course/attended.ts'
import { attendedRows } from '#core/documents/course/attended-rows.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { styles } from '#core/documents/pdf/styles.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'

export type CertificateFacts = {
  readonly locale: Locale
  readonly sender: Sender
  readonly attended: Attended
  readonly check: {
    /** In groups, as people type it. */
    readonly code: string
    readonly address: string
    /** The same with the code, for a camera. */
    readonly addressWithCode: string
  }
}

/**
 * The certificate as a tagged PDF.
 * @throws {UnwritableText} the name has letters that no typeface has
 */
export function writeCertificate({
  locale,
  sender,
  attended,
  check,
}: CertificateFacts): Promise<Uint8Array<ArrayBuffer>> {
  const options = { locale } as const
  const { writtenOn, holder, course } = attended
  const title = m.certificate_title({}, options)
  const paper = startLetter({ locale, sender, title, writtenOn })
  paper.title(title)
  paper.paragraph(m.certificate_lead({ name: holder, course: textIn(course, locale) }, options))
  paper.pairs(attendedRows(attended, locale))
  paper.heading(m.certificate_check_heading({}, options))
  const alt = m.certificate_qr_alt({ address: check.address }, options)
  paper.besideQrCode({ text: check.addressWithCode, alt }, () => {
    paper.paragraph(m.certificate_check({ address: check.address }, options))
    paper.paragraph(check.code, styles.code)
    paper.paragraph(m.certificate_check_shows({}, options))
  })
  return paper.finish()
}
