import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { AttendanceMark } from '../model/attendance-mark.ts'
import { recordAction } from '../model/record-action.server.ts'
import { isRunningBlock } from '../model/running-block.server.ts'
import {
  groupClass,
  groupClassAttendance,
  groupClassBlock,
  groupClassBooking,
  groupClassSettings,
} from '../model/tables.server.ts'
import { blockedTask } from '../model/tasks.server.ts'
import { lockClass } from './lock-class.server.ts'
import { lockMember } from './lock-member.server.ts'
import { blockEndsAt, findBlockingNoShows } from './no-show-rules.ts'
import { refuse } from './refuse.server.ts'

type Marking = { classId: number; userId: string; mark: AttendanceMark }

/**
 * Marks whether a member with a place in a class that has started attended. No-shows that reach the limit
 * block the member, who is notified by mail; correcting a no-show lifts the block that it led to. The
 * same mark again has no effect: a phone may send it twice.
 * @throws {Refusal} OWN_CASE, CLASS_NOT_FOUND, CLASS_NOT_STARTED, MEMBER_NOT_FOUND, MEMBER_NOT_BOOKED
 */
export async function markAttendance(
  database: Database,
  actor: AuditActor,
  marking: Marking,
): Promise<void> {
  const { classId, userId, mark } = marking
  await database.transaction(async (transaction) => {
    await requireStartedClass(transaction, classId)
    await lockMember(transaction, actor, userId)
    const before = await findMark(transaction, marking)
    if (before.mark === mark) return
    await transaction
      .insert(groupClassAttendance)
      .values({ classId, userId, mark })
      .onConflictDoUpdate({
        target: [groupClassAttendance.classId, groupClassAttendance.userId],
        set: { mark, markedAt: sql`now()`, blockId: null },
      })
    if (before.blockId !== null) await liftBlock(transaction, before.blockId)
    const blockedUntil = mark === 'no-show' ? await blockByRule(transaction, userId) : null
    await recordAction(transaction, actor, {
      action: 'attendance-marked',
      subject: { kind: 'sports-member', id: userId },
      before: { attendance: before.mark },
      after: {
        groupClassId: classId,
        attendance: mark,
        ...(blockedUntil && { blockedUntil: blockedUntil.toISOString() }),
      },
    })
  })
}

async function requireStartedClass(transaction: Database, classId: number): Promise<void> {
  const locked = await lockClass(transaction, classId)
  if (locked.isCancelled || !locked.hasStarted) throw refuse('CLASS_NOT_STARTED')
}

async function findMark(transaction: Database, { classId, userId }: Marking) {
  const [found] = await transaction
    .select({ mark: groupClassAttendance.mark, blockId: groupClassAttendance.blockId })
    .from(groupClassBooking)
    .leftJoin(
      groupClassAttendance,
      and(
        eq(groupClassAttendance.classId, groupClassBooking.classId),
        eq(groupClassAttendance.userId, groupClassBooking.userId),
      ),
    )
    .where(
      and(
        eq(groupClassBooking.classId, classId),
        eq(groupClassBooking.userId, userId),
        eq(groupClassBooking.state, 'booked'),
      ),
    )
  if (!found) throw refuse('MEMBER_NOT_BOOKED')
  return found
}

/** The other no-shows that led to the block count again. */
async function liftBlock(transaction: Database, blockId: number): Promise<void> {
  await transaction
    .update(groupClassBlock)
    .set({ liftedAt: sql`now()` })
    .where(and(eq(groupClassBlock.id, blockId), isRunningBlock))
  await transaction
    .update(groupClassAttendance)
    .set({ blockId: null })
    .where(eq(groupClassAttendance.blockId, blockId))
}

/** @returns the end of the new block; null when there is none, also when the rule already blocks the member */
async function blockByRule(transaction: Database, userId: string): Promise<Date | null> {
  const [settings] = await transaction
    .select({ rule: groupClassSettings, now: sql`now()`.mapWith(groupClass.startsAt) })
    .from(groupClassSettings)
  if (!settings) throw new Error('group_class_settings has no row')
  const ofMember = eq(groupClassBlock.userId, userId)
  const byRule = eq(groupClassBlock.cause, 'no-shows')
  if ((await transaction.$count(groupClassBlock, and(ofMember, byRule, isRunningBlock))) > 0)
    return null
  const noShows = await transaction
    .select({ classId: groupClass.id, startsAt: groupClass.startsAt })
    .from(groupClassAttendance)
    .innerJoin(groupClass, eq(groupClass.id, groupClassAttendance.classId))
    .where(
      and(
        eq(groupClassAttendance.userId, userId),
        eq(groupClassAttendance.mark, 'no-show'),
        isNull(groupClassAttendance.blockId),
      ),
    )
    .orderBy(asc(groupClass.startsAt), asc(groupClass.id))
  const blocking = findBlockingNoShows(noShows, settings.rule)
  if (blocking.length === 0) return null
  const endsAt = blockEndsAt(settings.now, settings.rule)
  const [block] = await transaction
    .insert(groupClassBlock)
    .values({ userId, cause: 'no-shows', endsAt })
    .returning({ id: groupClassBlock.id })
  if (!block) throw new Error('no block was inserted')
  for (const { classId } of blocking)
    await transaction
      .update(groupClassAttendance)
      .set({ blockId: block.id })
      .where(
        and(eq(groupClassAttendance.classId, classId), eq(groupClassAttendance.userId, userId)),
      )
  await enqueueJob(transaction, blockedTask, { blockId: block.id })
  return endsAt
}
