import { confirmedRows } from '#core/documents/deposit/confirmed-rows.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { styles } from '#core/documents/pdf/styles.ts'
import { m } from '#messages'
import type { ConfirmationFacts } from './facts.ts'

/**
 * Confirms to the immigration authority that the money is there.
 * @throws {UnwritableText} the name has letters that no typeface has
 */
export async function writeConfirmation(
  facts: ConfirmationFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, holder, confirmed, institution, check } = facts
  const options = { locale } as const
  const { writtenOn } = confirmed
  const title = m.confirmation_title({}, options)
  const paper = startLetter({ locale, sender: holder, title, writtenOn })
  paper.title(title)
  paper.paragraph(m.confirmation_lead({ organisation: confirmed.accountHolder }, options))
  paper.pairs(confirmedRows(confirmed, institution, locale))
  paper.heading(m.confirmation_money_heading({}, options))
  paper.paragraph(m.confirmation_money({}, options))
  paper.paragraph(m.confirmation_payout({}, options))
  paper.heading(m.confirmation_check_heading({}, options))
  const alt = m.confirmation_qr_alt({ address: check.address }, options)
  paper.besideQrCode({ text: check.addressWithCode, alt }, () => {
    paper.paragraph(m.confirmation_check({ address: check.address }, options))
    paper.paragraph(check.code, styles.code)
    paper.paragraph(m.confirmation_check_shows({}, options))
  })
  return paper.finish()
}
