import { eq } from 'drizzle-orm'
import { osloToday } from '#core/bank/oslo-today.server.ts'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type AppliedStudy, dueDateOf } from '../model/amounts.ts'
import { openCustomers } from '../model/open-customers.server.ts'
import { readDeadlines } from '../model/read-deadlines.server.ts'
import { depositAccount } from '../model/tables.server.ts'

type Approved = { caseId: string; study: AppliedStudy; academicYear: number }

/**
 * Opens the account in the books and makes the invoice, in the transaction in which the approval
 * takes effect. The invoice number is allocated last, since other transactions wait for it.
 * @returns the customer number
 */
export async function openDepositAccount(
  transaction: Database,
  approved: Approved,
): Promise<string> {
  const { caseId } = approved
  const [customerNumber = ''] = await openCustomers(transaction, [caseId])
  const invoice = await newInvoice(transaction, approved)
  await transaction.insert(depositAccount).values({ caseId, customerNumber, ...invoice })
  return customerNumber
}

/** Gives an account another invoice in the place of one that was credited. */
export async function invoiceAccount(transaction: Database, approved: Approved): Promise<void> {
  await transaction
    .update(depositAccount)
    .set({ ...(await newInvoice(transaction, approved)), lapsesOn: null })
    .where(eq(depositAccount.caseId, approved.caseId))
}

async function newInvoice(transaction: Database, { study, academicYear }: Approved) {
  const invoicedOn = await osloToday(transaction)
  const dueOn = dueDateOf(study, { academicYear, invoicedOn }, await readDeadlines(transaction))
  return { invoicedOn, dueOn, invoiceNumber: await allocateNumber(transaction, 'invoice') }
}
