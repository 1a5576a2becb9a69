import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { fitnessInvoice } from '../model/tables.server.ts'
import { refuseToPay } from './refuse-to-pay.server.ts'

/** Minutes for which the card form is valid; a new one can be started afterwards. */
const formLifetime = 30

/** A training invoice, paid by card in full. */
export const invoiceKind: PaymentKind = {
  kind: 'fitness-invoice',
  describe: (locale) => m.invoice_card_statement({}, { locale }),
  async findPayable(transaction, { id, userId, now }) {
    const [found] = await transaction
      .select({ amountOre: fitnessInvoice.amountOre, paidOn: fitnessInvoice.paidOn })
      .from(fitnessInvoice)
      .where(and(eq(fitnessInvoice.id, id), eq(fitnessInvoice.userId, userId)))
      .for('update')
    if (!found) throw refuseToPay('INVOICE_NOT_FOUND')
    if (found.paidOn !== null) throw refuseToPay('INVOICE_PAID')
    return {
      amountOre: found.amountOre,
      vatOre: 0,
      payBefore: new Date(now.getTime() + formLifetime * 60_000),
    }
  },
  /** Lost if staff have registered a payment meanwhile or the account has been deleted. */
  async confirm(transaction, { id, subjectId, userId }) {
    await transaction
      .update(fitnessInvoice)
      .set({ paidOn: osloDate(new Date()), registeredAt: sql`now()`, cardPaymentId: id })
      .where(
        and(
          eq(fitnessInvoice.id, subjectId),
          eq(fitnessInvoice.userId, userId),
          isNull(fitnessInvoice.paidOn),
        ),
      )
    const isPaidByIt = and(eq(fitnessInvoice.id, subjectId), eq(fitnessInvoice.cardPaymentId, id))
    return (await transaction.$count(fitnessInvoice, isPaidByIt)) > 0 ? 'confirmed' : 'lost'
  },
  /** Makes the invoice unpaid again. */
  async release(transaction, { id }) {
    await transaction
      .update(fitnessInvoice)
      .set({ paidOn: null, registeredAt: null, cardPaymentId: null })
      .where(eq(fitnessInvoice.cardPaymentId, id))
  },
}
