import { eq, inArray } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { groupClass, instructor } from '../model/tables.server.ts'
import { lockClass } from './lock-class.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * Sets a substitute instructor for one class that has not ended; the schedule stays as it is.
 * @throws {Refusal} CLASS_NOT_FOUND, CLASS_NOT_COMING, INSTRUCTOR_NOT_FOUND
 */
export async function substituteInstructor(
  database: Database,
  actor: AuditActor,
  { classId, instructorId }: { classId: number; instructorId: number },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const locked = await lockClass(transaction, classId)
    if (locked.isCancelled || locked.hasEnded) throw refuse('CLASS_NOT_COMING')
    const names = new Map(
      (
        await transaction
          .select()
          .from(instructor)
          .where(inArray(instructor.id, [locked.instructorId, instructorId]))
      ).map(({ id, name }) => [id, name]),
    )
    const name = names.get(instructorId)
    if (name === undefined) throw refuse('INSTRUCTOR_NOT_FOUND')
    await transaction.update(groupClass).set({ instructorId }).where(eq(groupClass.id, classId))
    await recordAction(transaction, actor, {
      action: 'class-instructor-substituted',
      subject: { kind: 'group-class', id: String(classId) },
      before: { instructor: names.get(locked.instructorId) ?? null },
      after: { instructor: name },
    })
  })
}
