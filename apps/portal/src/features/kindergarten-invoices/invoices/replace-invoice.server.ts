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
import { notifyPayer } from '../model/payer-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseMoney } from '../model/refuse.server.ts'
import type { FeeLine } from '../model/rules/calculate-month.ts'
import { readMonth } from '../runs/read-month.server.ts'
import type { Replaced, Replacement } from './contract.ts'
import type { Correcting } from './correct-invoice.server.ts'
import { lockOthersInvoice, payerOf, subjectOf } from './lock-others-invoice.server.ts'

/** What the month of an invoice costs its payer by what counts now. */
export async function readRight(
  database: Database,
  { unitId, periodStart, subjectId }: Pick<InvoiceRow, 'unitId' | 'periodStart' | 'subjectId'>,
): Promise<{ lines: readonly FeeLine[]; amountOre: number; daysToPay: number }> {
  const read = await readMonth(database, { kindergartenId: unitId, month: periodStart })
  const own = read.payers.find(({ guardianId }) => guardianId === subjectId)
  return {
    lines: own?.lines ?? [],
    amountOre: own?.amountOre ?? 0,
    daysToPay: read.price?.daysToPay ?? 14,
  }
}

/**
 * Credits all that is left of an invoice of a wrong month, and invoices the month by the prices and
 * decisions that count now, where anything is to be paid. What was paid of the first pays the second, and
 * what remains is owed until the next invoice takes it.
 * @throws {Refusal} `INVOICE_NOT_FOUND`, `OWN_CASE`; `INVOICE_CHANGED`: something else is open, or is
 *   right, than was read; `INVOICE_RIGHT`: the month would be the same
 */
export async function replaceInvoice(
  { database, encryption, portalUrl, today }: Correcting,
  staff: StaffActor,
  { id, openOre, rightOre, why }: Replacement & { id: string },
): Promise<Replaced> {
  try {
    return await database.transaction(async (transaction) => {
      const locked = await lockOthersInvoice({ database: transaction, encryption }, staff, id)
      const right = await readRight(transaction, locked)
      if (locked.openOre !== openOre || right.amountOre !== rightOre)
        throw refuseInvoice('INVOICE_CHANGED')
      if (locked.creditedOre === 0 && isSame(locked.lines, right.lines))
        throw refuseMoney('INVOICE_RIGHT')
      const by = { reason: why, createdBy: staff.userId, today }
      const creditNumber = await creditRest(transaction, locked, by)
      const issued =
        right.amountOre > 0 ? await issueRight(transaction, locked, { right, today }) : null
      await carryOver(transaction, payerOf(locked), { actorId: staff.userId, today })
      const invoiceNumber = issued && String(issued.invoiceNumber)
      await recordAction(transaction, staff, {
        action: 'kindergarten-invoice-replaced',
        subject: subjectOf(locked),
        after: {
          ...(invoiceNumber !== null && { kindergartenNewNumber: invoiceNumber }),
          ...(creditNumber !== null && { kindergartenCreditNumber: creditNumber }),
          kindergartenRunOre: right.amountOre,
          kindergartenMoneyReason: why,
        },
      })
      await notifyPayer({ database: transaction, portalUrl }, locked.subjectId)
      return { invoiceNumber }
    })
  } catch (error) {
    // It was replaced before.
    if (breaksConstraint(error, 'invoice_period')) throw refuseInvoice('INVOICE_CHANGED')
    throw error
  }
}

type Lines = InvoiceRow['lines']

const isSame = (one: Lines, other: Lines): boolean => factsOf(one) === factsOf(other)

/** In one order of names: the database has its own. */
const factsOf = (lines: Lines): string =>
  JSON.stringify(
    lines.map(({ kind, from, to, amountOre, about, steps = [] }) => [
      kind,
      from,
      to,
      amountOre,
      about?.id,
      steps.map((step) => [step.kind, step.amountOre, step.percent, step.reference]),
    ]),
  )

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

function issueRight(
  transaction: Database,
  locked: InvoiceRow,
  { right, today }: { right: Awaited<ReturnType<typeof readRight>>; today: string },
): Promise<InvoiceRow> {
  const { kind, recipientName, subjectId, unitId, productName, vatPercent, dueOn } = locked
  const { periodStart, periodEnd } = locked
  const soonest = addDays(today, right.daysToPay)
  return issueInvoice(transaction, {
    kind,
    recipient: { name: recipientName },
    subjectId,
    unitId,
    productName,
    vatPercent,
    periodStart,
    periodEnd,
    lines: right.lines,
    invoicedOn: today,
    dueOn: dueOn > soonest ? dueOn : soonest,
  })
}
