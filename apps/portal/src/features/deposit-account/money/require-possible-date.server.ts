import { eq, min, sql } from 'drizzle-orm'
import { osloToday } from '#core/bank/oslo-today.server.ts'
import { refuse } from '#core/bank/refuse.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { depositAccount } from '../model/tables.server.ts'
import { isPossibleDate } from './value-dates.ts'

/**
 * The day on which money came, as a person says it. Money that is nobody's yet may have come since the
 * first account of all was opened.
 *
 * @throws {Refusal} TRANSFER_DATE
 */
export async function requirePossibleDate(
  database: Database,
  day: string,
  customerNumber: string | null,
): Promise<void> {
  const [opened] = await database
    .select({
      invoicedOn: min(depositAccount.invoicedOn),
      // Of those that were imported with their money.
      importedAt:
        sql`min(${caseFile.createdAt}) filter (where ${depositAccount.invoicedOn} is null)`.mapWith(
          caseFile.createdAt,
        ),
    })
    .from(depositAccount)
    .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
    .where(customerNumber === null ? undefined : eq(depositAccount.customerNumber, customerNumber))
  const days = [opened?.invoicedOn, opened?.importedAt && osloDate(opened.importedAt)]
  const [openedOn] = days.filter((one) => one != null).toSorted()
  const today = await osloToday(database)
  if (!isPossibleDate(day, { openedOn: openedOn ?? today, today })) throw refuse('TRANSFER_DATE')
}
