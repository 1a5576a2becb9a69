import { institutionName } from '#core/studies/institution-name.ts'
import { m } from '#messages'
import { findCountry } from '#platform/countries/countries.ts'
import { amountText } from '../amount-text.ts'
import { styles } from '../pdf/styles.ts'
import { beginLetter } from './begin-letter.server.ts'
import type { ConfirmationFacts } from './facts.ts'
import { dateText, semestersText } from './letter-texts.ts'

/**
 * Confirms to the immigration authority that the money is there.
 * @throws {UnwritableText} the name has letters that no typeface has
 */
export async function writeConfirmation(
  facts: ConfirmationFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, organisation, confirmed, check } = facts
  const said = { locale } as const
  const { writtenOn } = confirmed
  const title = m.confirmation_title({}, said)
  const paper = beginLetter({ locale, organisation, title, writtenOn })
  paper.title(title)
  paper.paragraph(m.confirmation_lead({ organisation: organisation.name }, said))
  paper.pairs([
    [m.confirmation_name({}, said), confirmed.fullName],
    [m.confirmation_birth_date({}, said), dateText(confirmed.birthDate, locale)],
    [
      m.confirmation_citizenship({}, said),
      findCountry(confirmed.citizenship)?.[locale] ?? confirmed.citizenship,
    ],
    [m.confirmation_institution({}, said), institutionName(confirmed.institution, locale)],
    [m.confirmation_semesters({}, said), semestersText(confirmed.semesters, locale)],
    [m.confirmation_amount({}, said), amountText(confirmed.amountOre, locale)],
    [m.confirmation_received({}, said), dateText(confirmed.receivedOn, locale)],
    [m.confirmation_holder({}, said), organisation.name],
    [m.confirmation_date({}, said), dateText(writtenOn, locale)],
  ])
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
