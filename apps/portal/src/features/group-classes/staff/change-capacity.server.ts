import { sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { holdComingClass } from './hold-class.server.ts'

/**
 * Another number of places in a coming class. Fewer: whoever booked first keeps the place, the
 * others wait first in the queue, or have lost it when the queue has ended. More: the queue moves
 * up. Whom it concerns is told by mail.
 * @param change.capacity at least 1
 * @throws {Refusal} CLASS_NOT_FOUND, CLASS_NOT_COMING
 */
export async function changeCapacity(
  database: Database,
  actor: AuditActor,
  { classId, capacity }: { classId: number; capacity: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await holdComingClass(transaction, classId)
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
