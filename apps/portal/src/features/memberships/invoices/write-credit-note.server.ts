import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Seller } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { vatName } from '#core/invoices/vat-name.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { printedLine } from './line-text.ts'
import type { FoundCreditNote } from './list-invoices.server.ts'
import { printedRecipient } from './printed-recipient.server.ts'

/**
 * A credit note as a PDF, always with the same bytes: it names the invoice of which it takes something
 * back (bokføringsforskriften § 5-2-7).
 */
export async function writeInvoiceCreditNote(
  seller: Seller,
  { note, invoice }: FoundCreditNote,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = { locale } as const
  const number = String(note.creditNumber)
  const title = m.credit_note_title({ number }, options)
  const paper = startLetter({ locale, sender: seller, title, writtenOn: note.creditedOn })
  paper.recipient([printedRecipient(invoice, locale)])
  paper.title(title)
  paper.pairs([
    [m.credit_note_number({}, options), number],
    [m.credit_note_date({}, options), dateText(note.creditedOn, locale)],
    [m.credit_note_invoice({}, options), String(invoice.invoiceNumber)],
    [m.invoice_date({}, options), dateText(invoice.invoicedOn, locale)],
  ])
  const type = textIn(invoice.productName, locale)
  paper.amounts({
    columns: [m.invoice_what({}, options), m.invoice_amount({}, options)],
    rows: [
      ...note.lines.map(
        (line) => [printedLine(line, type, locale), amountText(line.amountOre, locale)] as const,
      ),
      [vatName(invoice.vatPercent, locale), amountText(note.vatOre, locale)],
    ],
    total: [m.credit_note_credited({}, options), amountText(note.amountOre, locale)],
  })
  paper.paragraph(m.fitness_credit_note_text({}, options))
  return paper.finish()
}
