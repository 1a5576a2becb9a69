import { eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { recordAction } from '../model/record-action.server.ts'
import { groupClass } from '../model/tables.server.ts'
import { lockUpcomingClass } from './lock-class.server.ts'

/**
 * Changes the room of one upcoming class; the schedule stays as it is.
 * @throws {Refusal} CLASS_NOT_FOUND, CLASS_NOT_COMING
 */
export async function changeRoom(
  database: Database,
  actor: AuditActor,
  { classId, room }: { classId: number; room: Localized },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lockUpcomingClass(transaction, classId)
    await transaction.update(groupClass).set({ room }).where(eq(groupClass.id, classId))
    await recordAction(transaction, actor, {
      action: 'class-moved-to-room',
      subject: { kind: 'group-class', id: String(classId) },
      before: { room: before.room },
      after: { room },
    })
  })
}
