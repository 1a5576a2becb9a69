import { and, eq, isNull } from 'drizzle-orm'
import { healthRefundAppeal } from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type Applicant, lockOwn } from './lock-own.server.ts'
import { refuseAppeal } from './refuse.server.ts'

/**
 * The applicant withdraws an appeal that is not decided.
 * @throws {Refusal} `CASE_NOT_FOUND`, `HEALTH_APPEAL_CLOSED`
 */
export function withdrawAppeal(database: Database, who: Applicant, now: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockOwn(transaction, who)
    const [withdrawn] = await transaction
      .update(healthRefundAppeal)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(healthRefundAppeal.caseId, who.id),
          isNull(healthRefundAppeal.withdrawnAt),
          isNull(healthRefundAppeal.decidedAt),
        ),
      )
      .returning({ id: healthRefundAppeal.id })
    if (!withdrawn) throw refuseAppeal('HEALTH_APPEAL_CLOSED')
  })
}
