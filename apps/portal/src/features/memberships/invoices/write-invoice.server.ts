import type { Locale } from '@trivsel/content-contract/locales'

import { amountText } from '#core/documents/amount-text.ts'
import { accountText, dateText } from '#core/documents/letters/letter-texts.ts'
import type { Seller } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { vatIn } from '#core/invoices/lines.ts'
import { vatName } from '#core/invoices/vat-name.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { printedLine } from './line-text.ts'
import { printedRecipient } from './printed-recipient.server.ts'

/**
 * The invoice as a PDF, always with the same bytes. It has what the bookkeeping regulations require
 * of sales documents (bokføringsforskriften § 5-1-1).
 */
export async function writeMembershipInvoice(
  seller: Seller,
  invoice: InvoiceRow,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = { locale } as const
  const date = (day: string) => dateText(day, locale)
  const number = String(invoice.invoiceNumber)
  const title = m.invoice_title({ number }, options)
  const paper = startLetter({
    locale,
    sender: seller,
    title,
    writtenOn: invoice.invoicedOn,
  })
  paper.recipient([printedRecipient(invoice, locale)])
  paper.title(title)
  paper.pairs([
    [m.invoice_number({}, options), number],
    [m.invoice_date({}, options), date(invoice.invoicedOn)],
    [m.invoice_due({}, options), date(invoice.dueOn)],
    [
      m.fitness_invoice_period({}, options),
      m.fitness_invoice_days(
        { from: date(invoice.periodStart), to: date(invoice.periodEnd) },
        options,
      ),
    ],
  ])
  const type = textIn(invoice.productName, locale)
  paper.amounts({
    columns: [m.invoice_what({}, options), m.invoice_amount({}, options)],
    rows: [
      ...invoice.lines.map(
        (line) => [printedLine(line, type, locale), amountText(line.amountOre, locale)] as const,
      ),
      [
        vatName(invoice.vatPercent, locale),
        amountText(vatIn(invoice.amountOre, invoice.vatPercent), locale),
      ],
    ],
    total: [m.invoice_to_pay({}, options), amountText(invoice.amountOre, locale)],
  })
  paper.heading(m.invoice_how_heading({}, options))
  paper.pairs([
    [m.invoice_holder({}, options), seller.name],
    [m.fitness_invoice_account({}, options), accountText(seller.accountNumber)],
    ['KID', invoice.kid],
  ])
  paper.paragraph(m.fitness_invoice_kid_help({}, options))
  return paper.finish()
}
