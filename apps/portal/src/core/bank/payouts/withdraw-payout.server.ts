import { and, eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireOthersMoney } from '../own-money.server.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { payout } from '../tables.server.ts'

/**
 * Withdraws a payout before its release. A new request needs another key.
 * @throws {Refusal} OWN_CASE; PAYOUT_CHANGED: it is no longer prepared, or does not exist
 */
export async function withdrawPayout(
  database: Database,
  id: string,
  actor: AuditActor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const withdrawn = await transaction
      .update(payout)
      .set({ state: 'withdrawn' })
      .where(and(eq(payout.id, id), eq(payout.state, 'prepared')))
      .returning({ amountOre: payout.amountOre, customerNumber: payout.customerNumber })
    const [before] = withdrawn
    if (!before) throw refuse('PAYOUT_CHANGED')
    await requireOthersMoney(transaction, actor, [before.customerNumber])
    await recordAction(transaction, actor, {
      action: 'payout-withdrawn',
      subject: { kind: 'payout', id },
      before,
    })
  })
}
