import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { m } from '#messages'
import { transferMessage } from '../model/transfer-message.ts'
import type { ReceiptFacts } from './facts.ts'

/**
 * States what was received when, and what is missing of the invoice.
 * @throws {UnwritableText} the name has letters that no typeface has
 */
export async function writeReceipt(facts: ReceiptFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, holder, student, customerNumber, writtenOn } = facts
  const options = { locale } as const
  const title = m.receipt_title({}, options)
  const paper = startLetter({ locale, sender: holder, title, writtenOn })
  paper.title(title)
  paper.pairs([
    [m.confirmation_name({}, options), student.fullName],
    [m.confirmation_birth_date({}, options), dateText(student.birthDate, locale)],
    [m.invoice_customer_number({}, options), customerNumber],
    ...(facts.invoiceNumber === null
      ? []
      : ([[m.invoice_number({}, options), facts.invoiceNumber]] as const)),
    [m.receipt_date({}, options), dateText(writtenOn, locale)],
  ])
  const receivedOre = facts.payments.reduce((sum, { amountOre }) => sum + amountOre, 0)
  paper.amounts({
    columns: [m.receipt_received_on({}, options), m.invoice_amount({}, options)],
    rows: facts.payments.map(({ receivedOn, amountOre }) => [
      dateText(receivedOn, locale),
      amountText(amountOre, locale),
    ]),
    total: [m.receipt_received_in_all({}, options), amountText(receivedOre, locale)],
  })
  const { balanceOre, invoicedOre } = facts
  const missingOre = invoicedOre - balanceOre
  const leftOre = receivedOre - balanceOre
  paper.pairs([
    ...(leftOre > 0
      ? ([
          [m.receipt_paid_out({}, options), amountText(leftOre, locale)],
          [m.receipt_balance({}, options), amountText(balanceOre, locale)],
        ] as const)
      : []),
    ...(facts.invoiceNumber === null
      ? []
      : ([[m.receipt_invoiced({}, options), amountText(invoicedOre, locale)]] as const)),
    [m.receipt_missing({}, options), amountText(Math.max(0, missingOre), locale)],
  ])
  // Money that was paid out is not asked for again.
  if (missingOre > 0 && leftOre <= 0) {
    const amount = amountText(missingOre, locale)
    const message = transferMessage({ ...student, customerNumber })
    paper.paragraph(m.receipt_pay_rest({ amount, message }, options))
  }
  if (missingOre === 0) paper.paragraph(m.receipt_complete({}, options))
  if (missingOre < 0)
    paper.paragraph(m.receipt_too_much({ amount: amountText(-missingOre, locale) }, options))
  return paper.finish()
}
