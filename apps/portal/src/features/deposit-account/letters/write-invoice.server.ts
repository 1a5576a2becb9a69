import { amountText } from '#core/documents/amount-text.ts'
import { semestersText } from '#core/documents/deposit/semesters-text.ts'
import { dateText, ibanText } from '#core/documents/letters/letter-texts.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { m } from '#messages'
import { transferMessage } from '../model/transfer-message.ts'
import type { InvoiceFacts } from './facts.ts'

/**
 * Asks for client money, in the form of an invoice: no sale, and no VAT. It says what the
 * bookkeeping regulations want of sales documents (bokføringsforskriften § 5-1-1) as far as that applies.
 * @throws {UnwritableText} a name or an address has letters that no typeface has
 */
export async function writeInvoice(facts: InvoiceFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, holder, student, customerNumber } = facts
  const options = { locale } as const
  const title = m.invoice_title({ number: facts.invoiceNumber }, options)
  const paper = startLetter({ locale, sender: holder, title, writtenOn: facts.writtenOn })
  paper.recipient([student.fullName, ...student.addressLines])
  paper.title(title)
  paper.paragraph(m.invoice_no_sale({}, options))
  paper.pairs([
    [m.invoice_number({}, options), facts.invoiceNumber],
    [m.invoice_date({}, options), dateText(facts.writtenOn, locale)],
    [m.invoice_due({}, options), dateText(facts.dueOn, locale)],
    [m.invoice_customer_number({}, options), customerNumber],
  ])
  const semesters = semestersText(facts.semesters, locale)
  const amount = amountText(facts.amountOre, locale)
  paper.amounts({
    columns: [m.invoice_what({}, options), m.invoice_amount({}, options)],
    rows: [
      [m.invoice_deposit({ semesters }, options), amount],
      [m.invoice_vat({}, options), amountText(0, locale)],
    ],
    total: [m.invoice_to_pay({}, options), amount],
  })
  paper.heading(m.invoice_how_heading({}, options))
  paper.pairs([
    [m.invoice_holder({}, options), holder.name],
    [m.invoice_bank({}, options), holder.bank],
    ['IBAN', ibanText(holder.iban)],
    ['BIC (SWIFT)', holder.bic],
    [m.invoice_message({}, options), transferMessage({ ...student, customerNumber })],
  ])
  paper.paragraph(m.invoice_message_help({}, options))
  paper.paragraph(m.invoice_fees({}, options))
  paper.heading(m.invoice_next_heading({}, options))
  paper.paragraph(m.invoice_next({}, options))
  return paper.finish()
}
