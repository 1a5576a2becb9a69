import { and, eq } from 'drizzle-orm'
import { isCardPaymentOf } from '#core/invoices/card-payments.server.ts'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import { creditInvoice } from '#core/invoices/credit-invoice.server.ts'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { requireOwed } from '#core/invoices/owed.server.ts'
import { refuseInvoice } from '#core/invoices/refuse.server.ts'
import { undoInvoicePayment } from '#core/invoices/undo-payment.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { refundByStaff } from '#core/payments/staff-payments.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyMember } from '../model/membership-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { CardRefund, Credit, UndonePayment } from './contract.ts'

export type Correcting = {
  readonly database: Database
  readonly portalUrl: string
  readonly today: string
}

/**
 * Locks an invoice of another person for what staff change of it.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`
 */
export async function lockOther(
  transaction: Database,
  staff: StaffActor,
  id: string,
): Promise<InvoiceRow> {
  const locked = await lockInvoice(transaction, id)
  await requireOtherPerson(transaction, staff, [locked.userId])
  return locked
}

export const subjectOf = ({ invoiceNumber }: InvoiceRow) =>
  ({ kind: 'fitness-invoice', id: String(invoiceNumber) }) as const

/**
 * Takes back a payment that was registered by mistake; the money is to be paid again.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `PAYMENT_NOT_FOUND`, `OWN_CASE`
 */
export async function undoPayment(
  { database, today }: Correcting,
  staff: StaffActor,
  { id, paymentId, why }: UndonePayment & { id: string; paymentId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockOther(transaction, staff, id)
    const undone = await undoInvoicePayment(
      transaction,
      { id: paymentId, invoiceId: id, because: why },
      { actorId: staff.userId, today },
    )
    await recordAction(transaction, staff, {
      action: 'fitness-payment-undone',
      subject: subjectOf(locked),
      before: { fitnessPaidOn: undone.paidOn, fitnessPaidOre: undone.amountOre },
      after: { membershipChangeReason: why },
    })
  })
}

/**
 * Credits parts of an invoice, with a mail to who got it.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `INVOICE_CHANGED`, `CREDIT_TOO_HIGH`, `OWN_CASE`
 */
export async function creditByStaff(
  { database, portalUrl, today }: Correcting,
  staff: StaffActor,
  { id, openOre, lines, why }: Credit & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockOther(transaction, staff, id)
    if (locked.openOre !== openOre) throw refuseInvoice('INVOICE_CHANGED')
    const by = { reason: why, createdBy: staff.userId, today }
    const credited = await creditInvoice(transaction, locked, lines, by)
    await recordAction(transaction, staff, {
      action: 'fitness-invoice-credited',
      subject: subjectOf(locked),
      after: {
        fitnessCreditNumber: String(credited.creditNumber),
        fitnessCreditedOre: credited.amountOre,
        membershipChangeReason: why,
      },
    })
    if (!locked.userId) return
    await notifyMember(
      transaction,
      { userId: locked.userId, portalUrl },
      {
        kind: 'credited',
        invoiceNumber: String(locked.invoiceNumber),
        amountOre: credited.amountOre,
        openOre: locked.openOre - credited.amountOre,
      },
    )
  })
}

/**
 * Pays other invoices of the person with what is owed to them.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`; `INVOICE_CHANGED`: nothing is owed, or open
 * @returns what was moved, in øre
 */
export async function carryOverByStaff(
  { database, today }: Correcting,
  staff: StaffActor,
  id: string,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const [{ userId, kind, ...found }] = [await lockOther(transaction, staff, id)]
    if (!userId) throw refuseInvoice('INVOICE_CHANGED')
    const moved = await carryOver(transaction, { userId, kind }, { actorId: staff.userId, today })
    const carriedOre = moved.reduce((sum, { amountOre }) => sum + amountOre, 0)
    if (carriedOre === 0) throw refuseInvoice('INVOICE_CHANGED')
    await recordAction(transaction, staff, {
      action: 'fitness-credit-carried-over',
      subject: { kind: 'fitness-invoice', id: String(found.invoiceNumber) },
      after: { fitnessCarriedOre: carriedOre },
    })
    return carriedOre
  })
}

/**
 * Gives what is owed back to the card that paid; above the limit for one person a second one asks for
 * the same (`refundByStaff`).
 * @throws {Refusal} `INVOICE_NOT_FOUND`; `INVOICE_CHANGED`: less is owed; those of `refundByStaff`
 */
export async function refundToCard(
  { database }: Pick<Correcting, 'database'>,
  payments: Pick<Payments, 'engine'>,
  staff: StaffActor,
  { id, paymentId, version, refundOre, why }: CardRefund & { id: string },
) {
  const [paid] = await database
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.id, paymentId), isCardPaymentOf(id)))
  if (!paid) throw refuseInvoice('INVOICE_NOT_FOUND')
  // Before a request is kept for a second person, too.
  await database.transaction(async (transaction) =>
    requireOwed(transaction, await lockInvoice(transaction, id), refundOre),
  )
  return refundByStaff({ database, engine: payments.engine() }, staff, {
    id: paymentId,
    version,
    refundOre,
    reason: why,
    inTransaction: async (transaction) =>
      requireOwed(transaction, await lockInvoice(transaction, id), refundOre),
  })
}
