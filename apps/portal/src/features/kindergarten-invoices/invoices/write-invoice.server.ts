import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Seller } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import type { InvoiceLine } from '#core/invoices/lines.ts'
import { vatName } from '#core/invoices/vat-name.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { lineText, stepText } from '../model/fee-texts.ts'
import type { FoundCreditNote } from './list-invoices.server.ts'

/** A name with letters that the typeface lacks is replaced by the KID. */
function printedRecipient(
  { recipientName, kid }: Pick<InvoiceRow, 'recipientName' | 'kid'>,
  locale: Locale,
): string {
  if (findUnwritable(recipientName).length === 0) return recipientName
  return m.kindergarten_invoice_payer({ kid }, { locale })
}

/** A name of a child that cannot be written is left out: the days and the sort of line say enough. */
const printedLine = (line: InvoiceLine, locale: Locale): string => {
  const name = line.about?.name ?? ''
  return lineText({ ...line, child: findUnwritable(name).length === 0 ? name : '…' }, locale)
}

/** A line with the steps to its amount, each with who decided it: all together are the total. */
function printedRows(line: InvoiceLine, locale: Locale): (readonly [string, string])[] {
  const what = printedLine(line, locale)
  const steps = line.steps ?? []
  if (steps.length < 2) return [[what, amountText(line.amountOre, locale)]]
  return steps.map((step) => [
    `${what}: ${stepText({ ...step, reference: writable(step.reference ?? '') }, locale)}`,
    amountText(step.amountOre, locale),
  ])
}

const writable = (text: string): string => (findUnwritable(text).length === 0 ? text : '…')

/**
 * The invoice as a PDF, always with the same bytes. It has what the bookkeeping regulations require
 * of sales documents (bokføringsforskriften § 5-1-1).
 */
export async function writeKindergartenInvoice(
  seller: Seller,
  invoice: InvoiceRow,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = { locale } as const
  const date = (day: string) => dateText(day, locale)
  const number = String(invoice.invoiceNumber)
  const title = m.invoice_title({ number }, options)
  const paper = startLetter({ locale, sender: seller, title, writtenOn: invoice.invoicedOn })
  paper.recipient([printedRecipient(invoice, locale)])
  paper.title(title)
  paper.pairs([
    [m.invoice_number({}, options), number],
    [m.invoice_date({}, options), date(invoice.invoicedOn)],
    [m.invoice_due({}, options), date(invoice.dueOn)],
    [m.kindergarten_invoice_for({}, options), writable(textIn(invoice.productName, locale))],
    [
      m.kindergarten_invoice_period({}, options),
      m.kindergarten_invoice_days(
        { from: date(invoice.periodStart), to: date(invoice.periodEnd) },
        options,
      ),
    ],
  ])
  paper.amounts({
    columns: [m.invoice_what({}, options), m.invoice_amount({}, options)],
    rows: [
      ...invoice.lines.flatMap((line) => printedRows(line, locale)),
      [vatName(0, locale), amountText(0, locale)],
    ],
    total: [m.invoice_to_pay({}, options), amountText(invoice.amountOre, locale)],
  })
  paper.heading(m.invoice_how_heading({}, options))
  paper.pairs([
    [m.invoice_holder({}, options), seller.name],
    [m.kindergarten_invoice_account({}, options), groupAccount(seller.accountNumber)],
    ['KID', invoice.kid],
  ])
  paper.paragraph(m.kindergarten_invoice_kid_help({}, options))
  return paper.finish()
}

/** `8601 11 17947`, the usual grouping of account numbers. */
const groupAccount = (digits: string) =>
  `${digits.slice(0, 4)}\u00a0${digits.slice(4, 6)}\u00a0${digits.slice(6)}`

/**
 * A credit note as a PDF, always with the same bytes: it names the invoice of which it takes something
 * back (bokføringsforskriften § 5-2-7).
 */
export async function writeKindergartenCreditNote(
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
  paper.amounts({
    columns: [m.invoice_what({}, options), m.invoice_amount({}, options)],
    rows: [
      ...note.lines.map(
        (line) => [printedLine(line, locale), amountText(line.amountOre, locale)] as const,
      ),
      [vatName(0, locale), amountText(0, locale)],
    ],
    total: [m.credit_note_credited({}, options), amountText(note.amountOre, locale)],
  })
  paper.paragraph(m.kindergarten_credit_note_text({}, options))
  return paper.finish()
}
