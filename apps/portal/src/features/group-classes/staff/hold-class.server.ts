import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { groupClass, groupClassSchedule } from '../tables.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * The class with its schedule, locked until the transaction ends.
 * @throws {Refusal} CLASS_NOT_FOUND
 */
export async function holdClass(transaction: Database, classId: number) {
  const [held] = await transaction
    .select({
      id: groupClass.id,
      capacity: groupClass.capacity,
      room: sql<string>`coalesce(${groupClass.room}, ${groupClassSchedule.room})`,
      instructorId: sql<number>`coalesce(${groupClass.instructorId}, ${groupClassSchedule.instructorId})`,
      isCancelled: sql<boolean>`${groupClass.cancelledAt} is not null`,
      hasStarted: sql<boolean>`${groupClass.startsAt} <= now()`,
      hasEnded: sql<boolean>`${groupClass.endsAt} <= now()`,
    })
    .from(groupClass)
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .where(eq(groupClass.id, classId))
    .for('no key update', { of: groupClass })
  if (!held) throw refuse('CLASS_NOT_FOUND')
  return held
}

/** @throws {Refusal} CLASS_NOT_FOUND, or CLASS_NOT_COMING when it is cancelled or has begun */
export async function holdComingClass(transaction: Database, classId: number) {
  const held = await holdClass(transaction, classId)
  if (held.isCancelled || held.hasStarted) throw refuse('CLASS_NOT_COMING')
  return held
}
