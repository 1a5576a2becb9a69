import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import { healthRefund } from '#core/health-refunds/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * Another decision about the same person and period waits to take effect: both would be worked out without
 * the other. Of two who decide at once, the second waits for the first.
 * @throws {Refusal} `HEALTH_OTHER_DECISION`
 */
export async function requireNoOtherDecision(transaction: Database, caseId: string): Promise<void> {
  const [found] = await transaction
    .select({ userId: caseFile.userId, row: healthRefund })
    .from(healthRefund)
    .innerJoin(caseFile, eq(caseFile.id, healthRefund.caseId))
    .where(eq(healthRefund.caseId, caseId))
  if (!found) throw new Error('a case without its refund')
  const own = await findOwnAccounts(transaction, found.userId)
  const person = [...own].toSorted()[0] ?? found.userId
  const subject = `health-refund ${person} ${found.row.schemeId} ${found.row.period}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
  const [decided] = await transaction
    .select({ caseId: caseDecision.caseId })
    .from(caseDecision)
    .innerJoin(caseFile, eq(caseFile.id, caseDecision.caseId))
    .innerJoin(healthRefund, eq(healthRefund.caseId, caseFile.id))
    .where(
      and(
        inArray(caseFile.userId, [...own]),
        eq(healthRefund.schemeId, found.row.schemeId),
        eq(healthRefund.period, found.row.period),
        ne(caseFile.id, caseId),
      ),
    )
    .limit(1)
  if (decided) throw refuse('HEALTH_OTHER_DECISION')
}
