import type { Locale } from '@trivsel/content-contract/content'
import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Seller } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import { m } from '#messages'
import type { InvoiceLine } from '../model/rules/invoicing.ts'
import type { InvoiceRow } from './list-invoices.server.ts'

/**
 * The invoice as a PDF, the same bytes whenever it is asked for. It says what the bookkeeping
 * regulations want of sales documents (bokføringsforskriften § 5-1-1).
 */
export async function writeMembershipInvoice(
  seller: Seller,
  invoice: InvoiceRow,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const said = { locale } as const
  const date = (day: string) => dateText(day, locale)
  const number = String(invoice.invoiceNumber)
  const title = m.invoice_title({ number }, said)
  const paper = startLetter({
    locale,
    sender: seller,
    title,
    writtenOn: invoice.invoicedOn,
  })
  paper.recipient([recipientOf(invoice, locale)])
  paper.title(title)
  paper.pairs([
    [m.invoice_number({}, said), number],
    [m.invoice_date({}, said), date(invoice.invoicedOn)],
    [m.invoice_due({}, said), date(invoice.dueOn)],
    [
      m.fitness_invoice_period({}, said),
      m.fitness_invoice_days(
        { from: date(invoice.periodStart), to: date(invoice.periodEnd) },
        said,
      ),
    ],
  ])
  const type = locale === 'no' ? invoice.typeNameNo : invoice.typeNameEn
  paper.amounts({
    columns: [m.invoice_what({}, said), m.invoice_amount({}, said)],
    rows: [
      ...invoice.lines.map(
        (line) => [lineText(line, type, locale), amountText(line.amountOre, locale)] as const,
      ),
      [m.invoice_vat({}, said), amountText(0, locale)],
    ],
    total: [m.invoice_to_pay({}, said), amountText(invoice.amountOre, locale)],
  })
  paper.heading(m.invoice_how_heading({}, said))
  paper.pairs([
    [m.invoice_holder({}, said), seller.name],
    [m.fitness_invoice_account({}, said), accountText(seller.accountNumber)],
    ['KID', invoice.kid],
  ])
  paper.paragraph(m.fitness_invoice_kid_help({}, said))
  return paper.finish()
}

/** A name that no typeface has the letters of cannot be printed: the page has it. */
function recipientOf({ recipientName, kid }: InvoiceRow, locale: Locale): string {
  if (findUnwritable(recipientName).length === 0) return recipientName
  return m.fitness_invoice_member({ kid }, { locale })
}

function lineText({ kind, from, to }: InvoiceLine, type: string, locale: Locale): string {
  const said = { locale } as const
  if (kind === 'start-fee') return m.fitness_line_start_fee({}, said)
  const period = { type, from: dateText(from, locale), to: dateText(to, locale) }
  return m.fitness_line_period(period, said)
}

/** `8601 11 17947`, as account numbers are written. */
const accountText = (digits: string) =>
  `${digits.slice(0, 4)}\u00a0${digits.slice(4, 6)}\u00a0${digits.slice(6)}`
