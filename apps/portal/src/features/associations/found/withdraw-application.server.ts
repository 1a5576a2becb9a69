import { eq, sql } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireOwnCase } from './find-own-application.server.ts'

/**
 * The applicant takes it back before anybody has approved it. A decision that has not taken effect is
 * void, and the same person may apply again.
 * @throws {Refusal} `APPLICATION_NOT_FOUND`
 */
export async function withdrawApplication(
  database: Database,
  wanted: { readonly id: string; readonly userId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { caseId } = await requireOwnCase(transaction, wanted)
    if (caseId !== null) {
      await transaction.delete(caseDecision).where(eq(caseDecision.caseId, caseId))
      await transaction
        .update(caseFile)
        .set({ closedAt: sql`now()` })
        .where(eq(caseFile.id, caseId))
    }
    await transaction
      .update(association)
      .set({
        state: 'closed',
        stateReason: 'withdrawn',
        stateChangedAt: sql`now()`,
        version: sql`${association.version} + 1`,
      })
      .where(eq(association.id, wanted.id))
    await recordHistory(transaction, {
      associationId: wanted.id,
      action: 'withdrawn',
      actor: { kind: 'person', userId: wanted.userId },
    })
  })
}
