import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { m } from '#messages'
import { transferMessage } from '../model/transfer-message.ts'
import type { ReceiptFacts } from './facts.ts'

/**
 * Tells what was received when, and what is missing of the invoice.
 * @throws {UnwritableText} the name has letters that no typeface has
 */
export async function writeReceipt(facts: ReceiptFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, holder, student, customerNumber, writtenOn } = facts
  const said = { locale } as const
  const title = m.receipt_title({}, said)
  const paper = startLetter({ locale, sender: holder, title, writtenOn })
  paper.title(title)
  paper.pairs([
    [m.confirmation_name({}, said), student.fullName],
    [m.confirmation_birth_date({}, said), dateText(student.birthDate, locale)],
    [m.invoice_customer_number({}, said), customerNumber],
    [m.invoice_number({}, said), facts.invoiceNumber],
    [m.receipt_date({}, said), dateText(writtenOn, locale)],
  ])
  const receivedOre = facts.payments.reduce((sum, { amountOre }) => sum + amountOre, 0)
  paper.amounts({
    columns: [m.receipt_received_on({}, said), m.invoice_amount({}, said)],
    rows: facts.payments.map(({ receivedOn, amountOre }) => [
      dateText(receivedOn, locale),
      amountText(amountOre, locale),
    ]),
    total: [m.receipt_received_in_all({}, said), amountText(receivedOre, locale)],
  })
  const { balanceOre, invoicedOre } = facts
  const missingOre = invoicedOre - balanceOre
  const leftOre = receivedOre - balanceOre
  paper.pairs([
    ...(leftOre > 0
      ? ([
          [m.receipt_paid_out({}, said), amountText(leftOre, locale)],
          [m.receipt_balance({}, said), amountText(balanceOre, locale)],
        ] as const)
      : []),
    [m.receipt_invoiced({}, said), amountText(invoicedOre, locale)],
    [m.receipt_missing({}, said), amountText(Math.max(0, missingOre), locale)],
  ])
  // Money that was paid out is not asked for again.
  if (missingOre > 0 && leftOre <= 0) {
    const amount = amountText(missingOre, locale)
    const message = transferMessage({ ...student, customerNumber })
    paper.paragraph(m.receipt_pay_rest({ amount, message }, said))
  }
  if (missingOre === 0) paper.paragraph(m.receipt_complete({}, said))
  if (missingOre < 0)
    paper.paragraph(m.receipt_too_much({ amount: amountText(-missingOre, locale) }, said))
  return paper.finish()
}
