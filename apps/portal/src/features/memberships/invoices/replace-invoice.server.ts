import { carryOver } from '#core/invoices/carry-over.server.ts'
import { leftOfLines } from '#core/invoices/credit.ts'
import { creditInvoice, listCreditNotes } from '#core/invoices/credit-invoice.server.ts'
import { type InvoiceRow, issueInvoice } from '#core/invoices/issue-invoice.server.ts'
import { totalOf } from '#core/invoices/lines.ts'
import { refuseInvoice } from '#core/invoices/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { notifyMember } from '../model/membership-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { Replaced, Replacement } from './contract.ts'
import { type Correcting, lockOther, subjectOf } from './correct-invoice.server.ts'

/**
 * Credits all that is left of an invoice that was wrong, and sends one with the right amounts for the
 * same period, with one mail. What was paid of the first pays the second.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`; `INVOICE_CHANGED`: somebody has credited, paid or
 *   replaced it meanwhile, or its member has no account any more
 */
export async function replaceInvoice(
  { database, portalUrl, today }: Correcting,
  staff: StaffActor,
  { id, openOre, amounts, why }: Replacement & { id: string },
): Promise<Replaced> {
  try {
    return await database.transaction(async (transaction) => {
      const locked = await lockOther(transaction, staff, id)
      const { userId, kind } = locked
      if (locked.openOre !== openOre || amounts.length !== locked.lines.length || !userId)
        throw refuseInvoice('INVOICE_CHANGED')
      const by = { reason: why, createdBy: staff.userId, today }
      const creditNumber = await creditRest(transaction, locked, by)
      const issued = await issueInvoice(transaction, {
        ...(await draftOf(transaction, locked, amounts, today)),
        recipient: { userId },
      })
      await carryOver(transaction, { userId, kind }, { actorId: staff.userId, today })
      await recordAction(transaction, staff, {
        action: 'fitness-invoice-replaced',
        subject: subjectOf(locked),
        after: {
          fitnessNewInvoiceNumber: String(issued.invoiceNumber),
          ...(creditNumber !== null && { fitnessCreditNumber: creditNumber }),
          fitnessPaidOre: issued.amountOre,
          membershipChangeReason: why,
        },
      })
      const paidOre = locked.amountOre - locked.creditedOre - locked.openOre
      const mail = {
        kind: 'replaced',
        invoiceNumber: String(locked.invoiceNumber),
        newNumber: String(issued.invoiceNumber),
        amountOre: issued.amountOre,
        restOre: issued.amountOre - paidOre,
      } as const
      await notifyMember(transaction, { userId, portalUrl, isByStaff: true }, mail)
      return { invoiceNumber: String(issued.invoiceNumber) }
    })
  } catch (error) {
    // It was replaced before.
    if (breaksConstraint(error, 'invoice_period')) throw refuseInvoice('INVOICE_CHANGED')
    throw error
  }
}

/** @returns the number of the credit note; null where nothing was left to credit */
async function creditRest(
  transaction: Database,
  locked: InvoiceRow,
  by: { reason: string; createdBy: string; today: string },
): Promise<string | null> {
  const notes = await listCreditNotes(transaction, locked.id)
  const left = leftOfLines({ ...locked, earlier: notes.flatMap(({ lines }) => lines) })
  const wishes = left.map((amountOre, line) => ({ line, amountOre }))
  if (totalOf({ lines: wishes }) === 0) return null
  const { creditNumber } = await creditInvoice(transaction, locked, wishes, by)
  return String(creditNumber)
}

async function draftOf(
  transaction: Database,
  { kind, subjectId, productName, vatPercent, periodStart, periodEnd, lines, dueOn }: InvoiceRow,
  amounts: readonly number[],
  today: string,
) {
  const { daysToPay } = await findSettings(transaction)
  const soonest = addDays(today, daysToPay)
  return {
    kind,
    subjectId,
    productName,
    vatPercent,
    periodStart,
    periodEnd,
    invoicedOn: today,
    dueOn: dueOn > soonest ? dueOn : soonest,
    lines: lines
      .map((line, index) => ({ ...line, amountOre: amounts[index] ?? 0 }))
      .filter(({ amountOre }) => amountOre > 0),
  }
}
