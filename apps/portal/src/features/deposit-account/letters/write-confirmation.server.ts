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
  const { locale, holder, confirmed, check } = facts
  const said = { locale } as const
  const { writtenOn } = confirmed
  const title = m.confirmation_title({}, said)
  const paper = startLetter({ locale, sender: holder, title, writtenOn })
  paper.title(title)
  paper.paragraph(m.confirmation_lead({ organisation: confirmed.accountHolder }, said))
  paper.pairs(confirmedRows(confirmed, locale))
  paper.heading(m.confirmation_money_heading({}, said))
  paper.paragraph(m.confirmation_money({}, said))
  paper.paragraph(m.confirmation_payout({}, said))
  paper.heading(m.confirmation_check_heading({}, said))
  const alt = m.confirmation_qr_alt({ address: check.address }, said)
  paper.besideQrCode({ text: check.addressWithCode, alt }, () => {
    paper.paragraph(m.confirmation_check({ address: check.address }, said))
    paper.paragraph(check.code, styles.code)
    paper.paragraph(m.confirmation_check_shows({}, said))
  })
  return paper.finish()
}
