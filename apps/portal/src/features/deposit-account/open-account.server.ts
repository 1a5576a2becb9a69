import { eq, sql } from 'drizzle-orm'
import { toCustomerNumber } from '#core/bank/matching/customer-number.ts'
import { bankCustomer } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { takeNumber } from '#core/documents/series/take-number.server.ts'
import { openAccounts } from '#core/ledger/open-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type AppliedStudy, dueDateOf } from './amounts.ts'
import { readDeadlines } from './deadlines.server.ts'
import { depositAccount } from './tables.server.ts'

/**
 * Opens the account in the books and makes the invoice, in the transaction in which the approval
 * takes effect. The number of the invoice is taken last: others wait for it.
 * @returns the customer number
 */
export async function openDepositAccount(
  transaction: Database,
  { caseId, study, academicYear }: { caseId: string; study: AppliedStudy; academicYear: number },
): Promise<string> {
  const { rows } = await transaction.execute<{ serial: string; now: Date }>(
    sql`select nextval('portal.deposit_customer_serial') as serial, now() as now`,
  )
  const [taken] = rows
  if (!taken) throw new Error('the sequence gave no serial')
  const customerNumber = toCustomerNumber(Number(taken.serial))
  const invoicedOn = osloDate(new Date(taken.now))
  const dueOn = dueDateOf(study, { academicYear, invoicedOn }, await readDeadlines(transaction))
  await openAccounts(transaction, [{ kind: 'deposit', key: customerNumber }])
  await transaction.insert(bankCustomer).select(
    transaction
      .select({
        customerNumber: sql<string>`${customerNumber}`.as('customer_number'),
        userId: caseFile.userId,
      })
      .from(caseFile)
      .where(eq(caseFile.id, caseId)),
  )
  await transaction.insert(depositAccount).values({
    caseId,
    customerNumber,
    invoicedOn,
    dueOn,
    invoiceNumber: await takeNumber(transaction, 'invoice'),
  })
  return customerNumber
}
