import { and, eq } from 'drizzle-orm'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { inTransaction } from '../in-transaction.server.ts'
import { goingOf, requireOthersPayouts } from '../own-payouts.server.ts'
import type { SettlingParts } from '../payout-source.ts'
import { recordAction } from '../record-action.server.ts'
import { refuse } from '../refuse.server.ts'
import { payout } from '../tables.server.ts'
import { markSettled } from './settle-payouts.server.ts'

/** What staff have seen in the bank. */
export type SeenInBank =
  /** `reference`: the bank's name for the payment; `on`: its day, `2026-11-23` */
  | { readonly outcome: 'paid'; readonly reference: string; readonly on: string }
  | { readonly outcome: 'failed'; readonly reason: string }

/**
 * Records the outcome of a manual payout, and posts it. The person who released it may do so; those who
 * approved or prepared it may not.
 *
 * @throws {Refusal} PAYOUT_UNKNOWN: there is none, or it is paid by a file; PAYOUT_CHANGED: it is not
 *   on its way; OWN_CASE; PAYOUT_OWN_APPROVAL
 */
export async function settleManually(
  { database, ...rest }: SettlingParts,
  { id, seen }: { id: string; seen: SeenInBank },
  actor: StaffAuditActor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const [row] = await transaction
      .select()
      .from(payout)
      .where(and(eq(payout.id, id), eq(payout.channel, 'manual')))
      .for('no key update')
    if (!row) throw refuse('PAYOUT_UNKNOWN')
    const { payerIban, state, endToEndId } = row
    if ((state !== 'released' && state !== 'sent') || payerIban === null)
      throw refuse('PAYOUT_CHANGED')
    const parts = { ...rest, database: transaction }
    const { users } = await requireOthersPayouts(parts, actor, [goingOf(rest.encryption)(row)])
    if (users.has(row.approvedBy) || users.has(row.preparedBy)) throw refuse('PAYOUT_OWN_APPROVAL')
    const reason = seen.outcome === 'failed' ? seen.reason : null
    await markSettled(
      transaction,
      [{ row: { ...row, payerIban }, answer: { endToEndId, outcome: seen.outcome, reason } }],
      {
        actorId: actor.userId,
        manual: { settledBy: actor.userId, paid: seen.outcome === 'paid' ? seen : null },
        ...rest,
      },
    )
    await recordAction(transaction, actor, {
      action: 'payout-settled',
      subject: { kind: 'payout', id },
      before: { payoutState: state },
      after: { payoutState: seen.outcome },
    })
  })
}
