import { sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { groupClassBlock } from '../model/tables.server.ts'
import { blockedTask } from '../model/tasks.server.ts'
import { lockMember } from './lock-member.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * Blocks a member from booking and notifies them by mail. Existing bookings stay.
 * @param block.endsAt null: until staff lift it
 * @throws {Refusal} OWN_CASE, MEMBER_NOT_FOUND, BLOCK_ENDS_IN_THE_PAST
 */
export async function blockMember(
  database: Database,
  actor: AuditActor,
  { userId, reason, endsAt }: { userId: string; reason: string; endsAt: Date | null },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockMember(transaction, actor, userId)
    const { rows } = await transaction.execute<{ is_past: boolean }>(
      sql`select ${endsAt?.toISOString() ?? null}::timestamptz <= now() as is_past`,
    )
    if (rows[0]?.is_past) throw refuse('BLOCK_ENDS_IN_THE_PAST')
    const [block] = await transaction
      .insert(groupClassBlock)
      .values({ userId, cause: 'staff', reason, endsAt })
      .returning({ id: groupClassBlock.id })
    if (!block) throw new Error('no block was inserted')
    await enqueueJob(transaction, blockedTask, { blockId: block.id })
    await recordAction(transaction, actor, {
      action: 'booking-blocked',
      subject: { kind: 'sports-member', id: userId },
      after: { blockReason: reason, blockedUntil: endsAt?.toISOString() ?? null },
    })
  })
}
