import { and, eq } from 'drizzle-orm'
import { claimOf } from '#core/invoices/accounts.ts'
import { cardKindOf, invoiceOfSubject } from '#core/invoices/card-payments.server.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { refuseInvoice } from '#core/invoices/refuse.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { isGuardianInvoice } from '#core/kindergartens/access/guardian-invoices.server.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { m } from '#messages'

/** Minutes for which the card form is valid; a new one can be started afterwards. */
const formLifetime = 30

/** An invoice of a kindergarten: what is open of it, paid by card. */
export const invoiceKind: PaymentKind = {
  kind: cardKindOf('kindergarten'),
  describe: (locale) => m.kindergarten_card_statement({}, { locale }),
  async findPayable(transaction, { id, userId, now }) {
    const invoiceId = invoiceOfSubject(id)
    const { openOre } = await lockInvoice(transaction, invoiceId, isGuardianInvoice([userId]))
    if (openOre <= 0) throw refuseInvoice('INVOICE_PAID')
    return {
      amountOre: openOre,
      vatOre: 0,
      payBefore: new Date(now.getTime() + formLifetime * 60_000),
      account: claimOf(invoiceId),
    }
  },
  /** Lost if staff have registered a payment meanwhile, or credited it, or the guardian is another one. */
  async confirm(transaction, { subjectId, userId, amountOre }) {
    if (userId === null) return 'lost'
    const [found] = await transaction
      .select({ openOre: invoice.openOre })
      .from(invoice)
      .where(and(eq(invoice.id, invoiceOfSubject(subjectId)), isGuardianInvoice([userId])))
      .for('no key update')
    return found && found.openOre >= amountOre ? 'confirmed' : 'lost'
  },
  /** Nothing is released: the invoice is open by what the ledger says of its money. */
  release: async () => {},
}
