import type { Locale } from '@trivsel/content-contract/content'
import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import type { PaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import { m } from '#messages'
import { formatDate, formatTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { unitMilliseconds } from '../rules/limits.ts'
import type { ReceiptRow } from './issue-receipt.server.ts'

/**
 * What was booked and paid, as a PDF. It says what the bookkeeping regulations want of sales documents
 * (bokføringsforskriften § 5-1-1), and what has gone back since.
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
  const said = { locale } as const
  const number = String(receipt.receiptNumber)
  const title = m.court_receipt_title({ number }, said)
  const writtenOn = osloDate(receipt.soldAt)
  const paper = startLetter({ locale, sender: seller, title, writtenOn })
  if (findUnwritable(buyerName).length === 0) paper.recipient([buyerName])
  paper.title(title)
  const [court, category] =
    locale === 'no' ? [receipt.courtNo, receipt.categoryNo] : [receipt.courtEn, receipt.categoryEn]
  const { startsAt, endsAt, centerName, units, amountOre } = receipt
  const time = `${formatTime(startsAt, locale)}–${formatTime(endsAt, locale)}`
  paper.pairs([
    [m.court_receipt_number({}, said), number],
    [m.court_receipt_date({}, said), dateText(writtenOn, locale)],
    [m.courts_what({}, said), `${category}, ${court}`],
    [m.courts_where({}, said), centerName],
    [m.courts_when({}, said), `${formatDate(startsAt, locale)}, ${time}`],
    [m.court_receipt_paid_by({}, said), m.court_receipt_card({}, said)],
    [m.court_receipt_reference({}, said), payment?.reference || receipt.paymentId],
  ])
  paper.amounts({
    columns: [m.court_receipt_what({}, said), m.invoice_amount({}, said)],
    rows: [
      ...units.map((unit) => {
        const [from, to] = [
          new Date(unit.startsAt),
          new Date(Date.parse(unit.startsAt) + unitMilliseconds),
        ]
        const span = `${formatTime(from, locale)}–${formatTime(to, locale)}`
        return [`${court}, ${span}`, amountText(unit.priceOre, locale)] as const
      }),
      [m.invoice_vat({}, said), amountText(0, locale)],
    ],
    total: [m.court_receipt_paid({}, said), amountText(amountOre, locale)],
  })
  const refundedOre = payment?.refundedOre ?? 0
  if (payment && refundedOre > 0) {
    paper.heading(m.court_receipt_back_heading({}, said))
    paper.pairs([
      ...payment.refunds.map(
        (refund) =>
          [
            dateText(osloDate(refund.at), locale),
            m.court_receipt_back_line(
              { amount: amountText(refund.amountOre, locale), reference: refund.reference },
              said,
            ),
          ] as const,
      ),
      ...restOf(payment, said),
      [m.court_receipt_kept({}, said), amountText(amountOre - refundedOre, locale)],
    ])
  }
  return paper.finish()
}

/** What goes back and is not on the card yet, or was never taken of it. */
function restOf(
  { refundedOre, refunds, isReleased }: PaymentFacts,
  said: { readonly locale: Locale },
): [label: string, amount: string][] {
  const restOre = refunds.reduce((rest, { amountOre }) => rest - amountOre, refundedOre)
  if (restOre <= 0) return []
  const label = isReleased
    ? m.court_receipt_back_released({}, said)
    : m.court_receipt_back_under_way({}, said)
  return [[label, amountText(restOre, said.locale)]]
}
