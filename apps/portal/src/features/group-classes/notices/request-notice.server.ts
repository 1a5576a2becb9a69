import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { groupClass } from '../model/tables.server.ts'
import { type ClassNotices, type NoticeRequest, requestableNotices } from './contract.ts'
import { classNotice } from './tables.server.ts'

/**
 * Requests a notice. A second request has no effect; after the notice was sent it can be requested again.
 * @returns false when there is no such upcoming class
 */
export async function requestNotice(
  database: Database,
  userId: string,
  { classId, kind }: NoticeRequest,
): Promise<boolean> {
  const upcoming = database
    .select({
      userId: sql`${userId}`.as('user_id'),
      classId: groupClass.id,
      kind: sql`${kind}::portal.class_notice_kind`.as('kind'),
      requestedAt: sql`now()`.as('asked_at'),
      sentAt: sql`null::timestamptz`.as('sent_at'),
    })
    .from(groupClass)
    .where(
      and(
        eq(groupClass.id, classId),
        gt(groupClass.startsAt, sql`now()`),
        isNull(groupClass.cancelledAt),
      ),
    )
  const updated = await database
    .insert(classNotice)
    .select(upcoming)
    .onConflictDoUpdate({
      target: [classNotice.userId, classNotice.classId, classNotice.kind],
      set: { requestedAt: sql`now()`, sentAt: null },
    })
    .returning({ classId: classNotice.classId })
  return updated.length > 0
}

export async function cancelNotice(
  database: Database,
  userId: string,
  { classId, kind }: NoticeRequest,
): Promise<void> {
  await database
    .delete(classNotice)
    .where(
      and(
        eq(classNotice.userId, userId),
        eq(classNotice.classId, classId),
        eq(classNotice.kind, kind),
      ),
    )
}

/** The notices that a member has requested and not received yet. */
export async function findNotices(database: Database, userId: string): Promise<ClassNotices> {
  const found = await database
    .select({ classId: classNotice.classId, kind: classNotice.kind })
    .from(classNotice)
    .innerJoin(groupClass, eq(groupClass.id, classNotice.classId))
    .where(
      and(
        eq(classNotice.userId, userId),
        isNull(classNotice.sentAt),
        inArray(classNotice.kind, [...requestableNotices]),
        gt(groupClass.startsAt, sql`now()`),
      ),
    )
  return { items: found as ClassNotices['items'] }
}
