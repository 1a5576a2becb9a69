import type { BankPayment } from '#core/invoices/contract.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { registerInvoicePayment } from '#core/invoices/register-payment.server.ts'
import type { AccountName } from '#core/ledger/contract.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'

/**
 * Registers money that staff have seen on the account: all of an invoice, a part, or more than is open.
 * The same payment again is none.
 * @param bank the account of the ledger that it came to
 * @throws {Refusal} `INVOICE_NOT_FOUND`; `OWN_CASE`; `PAYMENT_DAY_INVALID`, `INVOICE_CHANGED`
 */
export async function registerPayment(
  database: Database,
  staff: StaffActor,
  {
    invoiceId,
    bank,
    today,
    ...seen
  }: BankPayment & {
    invoiceId: string
    bank: AccountName
    today: string
  },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockInvoice(transaction, invoiceId)
    await requireOtherPerson(transaction, staff, [locked.userId])
    const { userId: registeredBy } = staff
    const to = { bank, registeredBy, today }
    if (!(await registerInvoicePayment(transaction, locked, seen, to))) return
    await recordAction(transaction, staff, {
      action: 'fitness-payment-registered',
      subject: { kind: 'fitness-invoice', id: String(locked.invoiceNumber) },
      after: { fitnessPaidOn: seen.paidOn, fitnessPaidOre: seen.amountOre },
    })
  })
}
