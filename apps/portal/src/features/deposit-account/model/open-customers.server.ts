import { inArray, sql } from 'drizzle-orm'
import { toCustomerNumber } from '#core/bank/matching/customer-number.ts'
import { bankCustomer } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { openAccounts } from '#core/ledger/open-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Gives the owners of approved applications a customer number each, and an account in the books.
 * @returns the numbers, in the order of the cases
 */
export async function openCustomers(
  transaction: Database,
  caseIds: readonly string[],
): Promise<string[]> {
  const { rows } = await transaction.execute<{ serial: string }>(
    sql`select nextval('portal.deposit_customer_serial') as serial
      from generate_series(1, ${caseIds.length}::int)`,
  )
  const numbers = rows.map(({ serial }) => toCustomerNumber(Number(serial)))
  await openAccounts(
    transaction,
    numbers.map((key) => ({ kind: 'deposit', key })),
  )
  const owners = await transaction
    .select({ id: caseFile.id, userId: caseFile.userId })
    .from(caseFile)
    .where(inArray(caseFile.id, [...caseIds]))
  const userIds = new Map(owners.map(({ id, userId }) => [id, userId]))
  await transaction.insert(bankCustomer).values(
    caseIds.map((caseId, at) => ({
      customerNumber: numbers[at] ?? '',
      userId: userIds.get(caseId) ?? '',
    })),
  )
  return numbers
}
