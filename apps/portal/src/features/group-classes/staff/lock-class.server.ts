import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { groupClass, groupClassSchedule } from '../model/tables.server.ts'
import { refuse } from './refuse.server.ts'

const scheduleOfClass = sql`${groupClassSchedule} s where s.id = ${groupClass.scheduleId}`

/**
 * The class with its schedule, locked until the transaction ends.
 * @throws {Refusal} CLASS_NOT_FOUND
 */
export async function lockClass(transaction: Database, classId: number) {
  const [locked] = await transaction
    .select({
      id: groupClass.id,
      capacity: groupClass.capacity,
      room: sql<Localized>`coalesce(${groupClass.room}, (select s.room from ${scheduleOfClass}))`,
      instructorId: sql<number>`coalesce(${groupClass.instructorId},
        (select s.instructor_id from ${scheduleOfClass}))`,
      isCancelled: sql<boolean>`${groupClass.cancelledAt} is not null`,
      hasStarted: sql<boolean>`${groupClass.startsAt} <= now()`,
      hasEnded: sql<boolean>`${groupClass.endsAt} <= now()`,
    })
    .from(groupClass)
    .where(eq(groupClass.id, classId))
    .for('no key update')
  if (!locked) throw refuse('CLASS_NOT_FOUND')
  return locked
}

/** @throws {Refusal} CLASS_NOT_FOUND, or CLASS_NOT_COMING when it is cancelled or has started */
export async function lockUpcomingClass(transaction: Database, classId: number) {
  const locked = await lockClass(transaction, classId)
  if (locked.isCancelled || locked.hasStarted) throw refuse('CLASS_NOT_COMING')
  return locked
}
