import { and, eq, isNull } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositRefund } from './tables.server.ts'

/** Whether the money of an account is to be paid back, or was. @param accountId the case of the account */
export async function hasApprovedRefund(database: Database, accountId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: caseFile.id })
    .from(depositRefund)
    .innerJoin(caseFile, eq(caseFile.id, depositRefund.caseId))
    .where(
      and(
        eq(depositRefund.accountId, accountId),
        eq(caseFile.status, 'INNVILGET'),
        isNull(caseFile.closedAt),
      ),
    )
    .limit(1)
  return found !== undefined
}
