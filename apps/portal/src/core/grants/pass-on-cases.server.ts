import { and, eq, sql } from 'drizzle-orm'
import { associationContact } from '#core/associations/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { grantApplication } from './application/tables.server.ts'
import { grantCaseKind } from './grant-case.ts'

/**
 * The case of an association is that of another contact person before the account that sent it is
 * deleted, since a case goes with its account: the one who has been contact person for longest. Without
 * another one it goes, and staff open it again when there is somebody.
 */
export async function passOnGrantCases(transaction: Database, userId: string): Promise<void> {
  const next = sql`(
    select ${associationContact.userId} from ${associationContact}
    where ${associationContact.associationId} = ${grantApplication.associationId}
      and ${associationContact.endedAt} is null and ${associationContact.userId} <> ${userId}
    order by ${associationContact.startedAt}, ${associationContact.userId} limit 1)`
  await transaction
    .update(caseFile)
    .set({ userId: sql`${next}` })
    .from(grantApplication)
    .where(
      and(
        eq(grantApplication.caseId, caseFile.id),
        eq(caseFile.kind, grantCaseKind),
        eq(caseFile.userId, userId),
        sql`${next} is not null`,
      ),
    )
}
