import { osloToday } from '#core/bank/oslo-today.server.ts'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { semestersOf } from '../model/amounts.ts'
import type { CreditReason } from '../model/credit-reasons.ts'
import { findAccountOfCase } from '../model/find-account.server.ts'
import { depositCreditNote } from '../model/tables.server.ts'

/**
 * Cancels the invoice of an application that nothing is paid of, by a credit note; an account imported
 * with its money has none. In the transaction of the caller; the number is allocated last, since other
 * transactions wait for it.
 */
export async function creditInvoice(
  transaction: Database,
  { caseId, reason }: { caseId: string; reason: CreditReason },
): Promise<void> {
  const found = await findAccountOfCase(transaction, caseId)
  if (!found) throw new Error('an approval without its account')
  if (!found.invoice) return
  const { invoiceNumber, invoicedOn } = found.invoice
  await transaction.insert(depositCreditNote).values({
    caseId,
    reason,
    creditedOn: await osloToday(transaction),
    invoiceNumber,
    invoicedOn,
    semesters: semestersOf(found.application, found.academicYear),
    amountOre: found.invoicedOre,
    number: await allocateNumber(transaction, 'credit-note'),
  })
}
