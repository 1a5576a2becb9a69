import { amountText } from '#core/documents/amount-text.ts'
import { semestersText } from '#core/documents/deposit/semesters-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { m } from '#messages'
import type { CreditNoteFacts } from './facts.ts'

const reasonTexts = {
  withdrawn: m.credit_note_withdrawn,
  lapsed: m.credit_note_lapsed,
  deferred: m.credit_note_deferred,
} satisfies Record<CreditNoteFacts['reason'], unknown>

/**
 * Cancels an invoice, which it names by number and date, with the same amount.
 * @throws {UnwritableText} the name has letters that no typeface has
 */
export async function writeCreditNote(facts: CreditNoteFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, holder, student, writtenOn } = facts
  const options = { locale } as const
  const title = m.credit_note_title({ number: facts.creditNoteNumber }, options)
  const paper = startLetter({ locale, sender: holder, title, writtenOn })
  paper.recipient([student.fullName])
  paper.title(title)
  paper.paragraph(reasonTexts[facts.reason]({ number: facts.invoiceNumber }, options))
  paper.pairs([
    [m.credit_note_number({}, options), facts.creditNoteNumber],
    [m.credit_note_date({}, options), dateText(writtenOn, locale)],
    [m.credit_note_invoice({}, options), facts.invoiceNumber],
    [m.invoice_date({}, options), dateText(facts.invoicedOn, locale)],
    [m.invoice_customer_number({}, options), facts.customerNumber],
  ])
  const semesters = semestersText(facts.semesters, locale)
  const amount = amountText(facts.amountOre, locale)
  paper.amounts({
    columns: [m.invoice_what({}, options), m.invoice_amount({}, options)],
    rows: [[m.invoice_deposit({ semesters }, options), amount]],
    total: [m.credit_note_credited({}, options), amount],
  })
  paper.paragraph(m.credit_note_nothing_to_pay({ number: facts.invoiceNumber }, options))
  return paper.finish()
}
