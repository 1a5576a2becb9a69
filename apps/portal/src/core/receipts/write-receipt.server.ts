import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { legible } from '#core/documents/pdf/legible.server.ts'
import type { Paper } from '#core/documents/pdf/paper.server.ts'
import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import { vatIn } from '#core/invoices/lines.ts'
import { vatName } from '#core/invoices/vat-name.ts'
import type { PaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { IssuedReceipt } from './issue-documents.server.ts'
import { soldFacts } from './receipt-texts.ts'

export type ReceiptFacts = {
  readonly receipt: IssuedReceipt
  readonly payment: PaymentFacts | undefined
  /** Empty when the account has been deleted. */
  readonly buyerName: string
}

/**
 * Writes the receipt as a PDF: what the bookkeeping regulations require of sales documents
 * (bokføringsforskriften § 5-1-1), and the refunds since.
 */
export async function writeReceipt(
  seller: Sender,
  { receipt, payment, buyerName }: ReceiptFacts,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = { locale } as const
  const { amountOre, vatPercent, lines } = receipt
  const number = String(receipt.receiptNumber)
  const title = m.card_receipt_title({ number }, options)
  const writtenOn = osloDate(receipt.soldAt)
  const paper = startLetter({ locale, sender: seller, title, writtenOn })
  addBuyer(paper, buyerName)
  paper.title(title)
  paper.pairs([
    [m.card_receipt_number({}, options), number],
    [m.card_receipt_date({}, options), dateText(writtenOn, locale)],
    ...legibleFacts(receipt, locale),
    [m.card_receipt_paid_by({}, options), m.card_receipt_card({}, options)],
    [m.card_receipt_reference({}, options), payment?.reference || receipt.paymentId],
  ])
  paper.amounts({
    columns: [m.card_receipt_lines({}, options), m.invoice_amount({}, options)],
    rows: [
      ...lines.map(
        (line) => [legible(textIn(line.text, locale)), amountText(line.amountOre, locale)] as const,
      ),
      [vatName(vatPercent, locale), amountText(vatIn(amountOre, vatPercent), locale)],
    ],
    total: [m.card_receipt_paid({}, options), amountText(amountOre, locale)],
  })
  if (payment && payment.refundedOre > 0) addRefunds(paper, payment, { amountOre, locale })
  return paper.finish()
}

/** A name that no typeface can print is left out: a document with a wrong name is none. */
export function addBuyer(paper: Paper, name: string): void {
  if (name && findUnwritable(name).length === 0) paper.recipient([name])
}

export const legibleFacts = (receipt: IssuedReceipt, locale: Locale) =>
  soldFacts(receipt, locale).map(([label, text]): [string, string] => [label, legible(text)])

function addRefunds(
  paper: Paper,
  payment: PaymentFacts,
  { amountOre, locale }: { readonly amountOre: number; readonly locale: Locale },
): void {
  const options = { locale } as const
  paper.heading(m.card_receipt_back_heading({}, options))
  paper.pairs([
    ...payment.refunds.map(
      (refund) =>
        [
          dateText(osloDate(refund.at), locale),
          m.card_receipt_back_line(
            { amount: amountText(refund.amountOre, locale), reference: refund.reference },
            options,
          ),
        ] as const,
    ),
    ...listOpenRefunds(payment, options),
    [m.card_receipt_kept({}, options), amountText(amountOre - payment.refundedOre, locale)],
  ])
}

/** Refunds that are not on the card yet, or money that was released without a charge. */
function listOpenRefunds(
  { refundedOre, refunds, isReleased }: PaymentFacts,
  options: { readonly locale: Locale },
): [label: string, amount: string][] {
  const openOre = refunds.reduce((open, { amountOre }) => open - amountOre, refundedOre)
  if (openOre <= 0) return []
  const label = isReleased
    ? m.card_receipt_back_released({}, options)
    : m.card_receipt_back_under_way({}, options)
  return [[label, amountText(openOre, options.locale)]]
}
