import { and, eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { requireOthersOwners } from '../own-payouts.server.ts'
import { ownerOf } from '../payout-owner.ts'
import type { PayoutParts } from '../payout-source.ts'
import { ownerFacts, recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { payout } from '../tables.server.ts'

/**
 * Withdraws a payout before its release. A new request needs another key.
 * @throws {Refusal} OWN_CASE; PAYOUT_CHANGED: it is no longer prepared, or does not exist
 */
export async function withdrawPayout(
  { database, ...parts }: Pick<PayoutParts, 'database' | 'payoutSources'>,
  id: string,
  actor: AuditActor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const withdrawn = await transaction
      .update(payout)
      .set({ state: 'withdrawn' })
      .where(and(eq(payout.id, id), eq(payout.state, 'prepared')))
      .returning()
    const [before] = withdrawn
    if (!before) throw refuse('PAYOUT_CHANGED')
    const owner = ownerOf(before)
    await requireOthersOwners({ ...parts, database: transaction }, actor, [owner])
    await recordAction(transaction, actor, {
      action: 'payout-withdrawn',
      subject: { kind: 'payout', id },
      before: { ...ownerFacts(owner), amountOre: before.amountOre },
    })
  })
}
