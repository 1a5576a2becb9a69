import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { legible } from '#core/documents/pdf/legible.server.ts'
import { vatName } from '#core/invoices/vat-name.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { IssuedCreditNote } from './issue-documents.server.ts'
import { causeText } from './receipt-texts.ts'
import { addBuyer, legibleFacts, type ReceiptFacts } from './write-receipt.server.ts'

/**
 * Writes the credit note of a receipt as a PDF. It names the receipt of which it takes something back
 * (bokføringsforskriften § 5-2-7).
 */
export async function writeCreditNote(
  seller: Sender,
  { note, receipt, payment, buyerName }: IssuedCreditNote & ReceiptFacts,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = { locale } as const
  const number = String(note.creditNumber)
  const title = m.credit_note_title({ number }, options)
  const writtenOn = osloDate(note.creditedAt)
  const paper = startLetter({ locale, sender: seller, title, writtenOn })
  addBuyer(paper, buyerName)
  paper.title(title)
  paper.pairs([
    [m.credit_note_number({}, options), number],
    [m.credit_note_date({}, options), dateText(writtenOn, locale)],
    [m.card_receipt_credited_receipt({}, options), String(receipt.receiptNumber)],
    [m.card_receipt_credited_date({}, options), dateText(osloDate(receipt.soldAt), locale)],
    ...legibleFacts(receipt, locale),
    [m.card_receipt_credited_cause({}, options), legible(causeText(note, locale))],
    [m.card_receipt_reference({}, options), payment?.reference || receipt.paymentId],
  ])
  paper.amounts({
    columns: [m.card_receipt_credited_lines({}, options), m.invoice_amount({}, options)],
    rows: [
      ...creditedLines({ note, receipt }, locale),
      [vatName(receipt.vatPercent, locale), amountText(note.vatOre, locale)],
    ],
    total: [m.credit_note_credited({}, options), amountText(note.amountOre, locale)],
  })
  paper.paragraph(
    payment?.isReleased
      ? m.card_receipt_credited_released({}, options)
      : m.card_receipt_credited_to_card({}, options),
  )
  return paper.finish()
}

/** All lines of the receipt, or one for the part: a refund says how much, not of which line. */
function creditedLines({ note, receipt }: IssuedCreditNote, locale: Locale): [string, string][] {
  const amount = (ore: number) => amountText(ore, locale)
  if (note.amountOre === receipt.amountOre)
    return receipt.lines.map((line) => [legible(textIn(line.text, locale)), amount(line.amountOre)])
  const product = textIn(receipt.product, locale)
  return [[legible(m.card_receipt_credited_part({ product }, { locale })), amount(note.amountOre)]]
}
