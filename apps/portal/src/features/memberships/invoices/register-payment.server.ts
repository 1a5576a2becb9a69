import { and, eq, isNull, sql } from 'drizzle-orm'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { fitnessInvoice } from '../model/tables.server.ts'

/**
 * Registers manually that an invoice has been paid in full.
 * @throws {Refusal} `INVOICE_NOT_FOUND`; `OWN_CASE`; `INVOICE_PAID`, also by a concurrent request;
 *   `PAYMENT_DAY_INVALID`
 */
export async function registerPayment(
  database: Database,
  staff: StaffActor,
  { id, paidOn, today }: { id: string; paidOn: string; today: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(fitnessInvoice)
      .where(eq(fitnessInvoice.id, id))
      .for('update')
    if (!found) throw refuse('INVOICE_NOT_FOUND')
    await requireOtherPerson(transaction, staff, [found.userId])
    if (found.paidOn !== null) throw refuse('INVOICE_PAID')
    if (paidOn > today || paidOn < found.invoicedOn) throw refuse('PAYMENT_DAY_INVALID')
    await transaction
      .update(fitnessInvoice)
      .set({ paidOn, registeredAt: sql`now()` })
      .where(and(eq(fitnessInvoice.id, id), isNull(fitnessInvoice.paidOn)))
    await recordAction(transaction, staff, {
      action: 'fitness-payment-registered',
      subject: { kind: 'fitness-invoice', id: String(found.invoiceNumber) },
      after: { fitnessPaidOn: paidOn },
    })
  })
}
