import { and, eq, sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { isRunningBlock } from '../model/running-block.server.ts'
import { groupClassBlock } from '../model/tables.server.ts'
import { lockMember } from './lock-member.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * Lifts every running block, by rule or by staff. No-shows that led to one do not count again.
 * @throws {Refusal} OWN_CASE, MEMBER_NOT_FOUND, MEMBER_NOT_BLOCKED
 */
export async function unblockMember(
  database: Database,
  actor: AuditActor,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockMember(transaction, actor, userId)
    const lifted = await transaction
      .update(groupClassBlock)
      .set({ liftedAt: sql`now()` })
      .where(and(eq(groupClassBlock.userId, userId), isRunningBlock))
      .returning({ endsAt: groupClassBlock.endsAt })
    const [first] = lifted
    if (!first) throw refuse('MEMBER_NOT_BLOCKED')
    await recordAction(transaction, actor, {
      action: 'booking-unblocked',
      subject: { kind: 'sports-member', id: userId },
      before: { blockedUntil: lifted.map(({ endsAt }) => endsAt?.toISOString() ?? null) },
      after: { blockReason: reason },
    })
  })
}
