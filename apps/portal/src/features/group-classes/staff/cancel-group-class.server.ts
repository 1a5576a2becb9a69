import { sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { lockUpcomingClass } from './lock-class.server.ts'

/**
 * Cancels an upcoming class. Members who have a place or wait for one are notified by mail, and may book
 * another class that day instead.
 * @throws {Refusal} CLASS_NOT_FOUND, CLASS_NOT_COMING
 */
export async function cancelGroupClass(
  database: Database,
  actor: AuditActor,
  { classId }: { classId: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockUpcomingClass(transaction, classId)
    await transaction.execute(sql`select portal.cancel_group_class(${classId})`)
    await recordAction(transaction, actor, {
      action: 'class-cancelled',
      subject: { kind: 'group-class', id: String(classId) },
    })
  })
}
