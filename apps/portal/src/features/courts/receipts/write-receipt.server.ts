import type { Locale } from '@trivsel/content-contract/locales'

import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import type { PaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatDate, formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { unitMilliseconds } from '../model/rules/limits.ts'
import type { ReceiptRow } from './issue-receipt.server.ts'

/**
 * Writes the receipt as a PDF: what the bookkeeping regulations require of sales documents
 * (bokføringsforskriften § 5-1-1), and the refunds since.
 */
export async function writeReceipt(
  seller: Sender,
  facts: {
    readonly receipt: ReceiptRow
    readonly payment: PaymentFacts | undefined
    readonly buyerName: string
  },
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { receipt, payment, buyerName } = facts
  const options = { locale } as const
  const number = String(receipt.receiptNumber)
  const title = m.court_receipt_title({ number }, options)
  const writtenOn = osloDate(receipt.soldAt)
  const paper = startLetter({ locale, sender: seller, title, writtenOn })
  if (findUnwritable(buyerName).length === 0) paper.recipient([buyerName])
  paper.title(title)
  const court = textIn(receipt.court, locale)
  const category = textIn(receipt.category, locale)
  const { startsAt, endsAt, centerName, units, amountOre } = receipt
  const time = `${formatTime(startsAt, locale)}–${formatTime(endsAt, locale)}`
  paper.pairs([
    [m.court_receipt_number({}, options), number],
    [m.court_receipt_date({}, options), dateText(writtenOn, locale)],
    [m.courts_what({}, options), `${category}, ${court}`],
    [m.courts_where({}, options), centerName],
    [m.courts_when({}, options), `${formatDate(startsAt, locale)}, ${time}`],
    [m.court_receipt_paid_by({}, options), m.court_receipt_card({}, options)],
    [m.court_receipt_reference({}, options), payment?.reference || receipt.paymentId],
  ])
  paper.amounts({
    columns: [m.court_receipt_what({}, options), m.invoice_amount({}, options)],
    rows: [
      ...units.map((unit) => {
        const [from, to] = [
          new Date(unit.startsAt),
          new Date(Date.parse(unit.startsAt) + unitMilliseconds),
        ]
        const span = `${formatTime(from, locale)}–${formatTime(to, locale)}`
        return [`${court}, ${span}`, amountText(unit.priceOre, locale)] as const
      }),
      [m.invoice_vat({}, options), amountText(0, locale)],
    ],
    total: [m.court_receipt_paid({}, options), amountText(amountOre, locale)],
  })
  const refundedOre = payment?.refundedOre ?? 0
  if (payment && refundedOre > 0) {
    paper.heading(m.court_receipt_back_heading({}, options))
    paper.pairs([
      ...payment.refunds.map(
        (refund) =>
          [
            dateText(osloDate(refund.at), locale),
            m.court_receipt_back_line(
              { amount: amountText(refund.amountOre, locale), reference: refund.reference },
              options,
            ),
          ] as const,
      ),
      ...listOpenRefunds(payment, options),
      [m.court_receipt_kept({}, options), amountText(amountOre - refundedOre, locale)],
    ])
  }
  return paper.finish()
}

/** Refunds that are not on the card yet, or money that was released without a charge. */
function listOpenRefunds(
  { refundedOre, refunds, isReleased }: PaymentFacts,
  options: { readonly locale: Locale },
): [label: string, amount: string][] {
  const openOre = refunds.reduce((open, { amountOre }) => open - amountOre, refundedOre)
  if (openOre <= 0) return []
  const label = isReleased
    ? m.court_receipt_back_released({}, options)
    : m.court_receipt_back_under_way({}, options)
  return [[label, amountText(openOre, options.locale)]]
}
