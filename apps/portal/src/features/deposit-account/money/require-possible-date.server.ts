import { eq, min } from 'drizzle-orm'
import { osloToday } from '#core/bank/oslo-today.server.ts'
import { refuse } from '#core/bank/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
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
    .select({ on: min(depositAccount.invoicedOn) })
    .from(depositAccount)
    .where(customerNumber === null ? undefined : eq(depositAccount.customerNumber, customerNumber))
  const today = await osloToday(database)
  if (!isPossibleDate(day, { openedOn: opened?.on ?? today, today })) throw refuse('TRANSFER_DATE')
}
