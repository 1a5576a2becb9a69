import { eq } from 'drizzle-orm'
import { claimOf } from '#core/invoices/accounts.ts'
import { cardKindOf, invoiceOfSubject } from '#core/invoices/card-payments.server.ts'
import { vatIn } from '#core/invoices/lines.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { m } from '#messages'
import { refuseToPay } from './refuse-to-pay.server.ts'

/** Minutes for which the card form is valid; a new one can be started afterwards. */
const formLifetime = 30

/** A training invoice: what is open of it, paid by card. */
export const invoiceKind: PaymentKind = {
  kind: cardKindOf('fitness'),
  describe: (locale) => m.invoice_card_statement({}, { locale }),
  async findPayable(transaction, { id, userId, now }) {
    const invoiceId = invoiceOfSubject(id)
    const isOwn = eq(invoice.userId, userId)
    const { openOre, vatPercent } = await lockInvoice(transaction, invoiceId, isOwn)
    if (openOre <= 0) throw refuseToPay('INVOICE_PAID')
    return {
      amountOre: openOre,
      vatOre: vatIn(openOre, vatPercent),
      payBefore: new Date(now.getTime() + formLifetime * 60_000),
      account: claimOf(invoiceId),
    }
  },
  /** Lost if staff have registered a payment meanwhile, or credited it, or the account was deleted. */
  async confirm(transaction, { subjectId, userId, amountOre }) {
    const [found] = await transaction
      .select({ openOre: invoice.openOre, userId: invoice.userId })
      .from(invoice)
      .where(eq(invoice.id, invoiceOfSubject(subjectId)))
      .for('no key update')
    return found?.userId === userId && found.openOre >= amountOre ? 'confirmed' : 'lost'
  },
  /** Nothing is released: the invoice is open by what the ledger says of its money. */
  release: async () => {},
}
