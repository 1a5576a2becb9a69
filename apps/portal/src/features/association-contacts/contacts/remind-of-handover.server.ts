import { eq, sql } from 'drizzle-orm'
import { recordHistory, systemActor } from '#core/associations/record-history.server.ts'
import { daysAgo } from '#core/personal-data/retention.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyContacts } from '../model/contact-mails.server.ts'
import { handoverReminderDays } from '../model/rules.ts'
import { associationAssembly, associationHandoverItem } from '../model/tables.server.ts'

/** Every fortnight as long as something of the hand-over is not accepted. */
export async function remindOfHandover(
  transaction: Database,
  about: {
    readonly associationId: string
    readonly association: string
    readonly portalUrl: string
  },
  now: Date,
): Promise<void> {
  const { associationId } = about
  const { rows } = await transaction.execute<{ id: string; count: number }>(sql`
    select held.id, count(*)::int as count from ${associationAssembly} held
    join ${associationHandoverItem} item
      on item.assembly_id = held.id and item.accepted_at is null
    where held.association_id = ${associationId} and held.withdrawn_at is null
      and coalesce(held.reminded_at, held.registered_at) < ${daysAgo(now, handoverReminderDays - 1)}
    group by held.id`)
  for (const { id, count } of rows) {
    await transaction
      .update(associationAssembly)
      .set({ remindedAt: now })
      .where(eq(associationAssembly.id, id))
    await notifyContacts(transaction, { ...about, to: 'all' }, { kind: 'handover', count })
    await recordHistory(transaction, {
      associationId,
      action: 'handover-reminded',
      actor: systemActor,
    })
  }
}
