import { sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { lockUpcomingClass } from './lock-class.server.ts'

/**
 * Changes the number of places in an upcoming class. With fewer places, those who booked first keep
 * theirs; the others go to the front of the queue, or lose the place when the queue has closed. With
 * more places, the queue moves up. Members who are affected are notified by mail.
 * @param change.capacity at least 1
 * @throws {Refusal} CLASS_NOT_FOUND, CLASS_NOT_COMING
 */
export async function changeCapacity(
  database: Database,
  actor: AuditActor,
  { classId, capacity }: { classId: number; capacity: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lockUpcomingClass(transaction, classId)
    if (before.capacity === capacity) return
    await transaction.execute(sql`select portal.resize_group_class(${classId}, ${capacity})`)
    await recordAction(transaction, actor, {
      action: 'class-resized',
      subject: { kind: 'group-class', id: String(classId) },
      before: { capacity: before.capacity },
      after: { capacity },
    })
  })
}
