import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { groupClass } from '../model/tables.server.ts'
import { type AskForNotice, askedNotices, type ClassNotices } from './contract.ts'
import { classNotice } from './tables.server.ts'

/** Asks once, however often it is called; what was told already may be asked for again. @returns false when there is no such class to come */
export async function askForNotice(
  database: Database,
  userId: string,
  { classId, kind }: AskForNotice,
): Promise<boolean> {
  const coming = database
    .select({
      userId: sql`${userId}`.as('user_id'),
      classId: groupClass.id,
      kind: sql`${kind}::portal.class_notice_kind`.as('kind'),
      askedAt: sql`now()`.as('asked_at'),
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
  const asked = await database
    .insert(classNotice)
    .select(coming)
    .onConflictDoUpdate({
      target: [classNotice.userId, classNotice.classId, classNotice.kind],
      set: { askedAt: sql`now()`, sentAt: null },
    })
    .returning({ classId: classNotice.classId })
  return asked.length > 0
}

export async function stopNotice(
  database: Database,
  userId: string,
  { classId, kind }: AskForNotice,
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

/** What somebody waits to be told. */
export async function findNotices(database: Database, userId: string): Promise<ClassNotices> {
  const found = await database
    .select({ classId: classNotice.classId, kind: classNotice.kind })
    .from(classNotice)
    .innerJoin(groupClass, eq(groupClass.id, classNotice.classId))
    .where(
      and(
        eq(classNotice.userId, userId),
        isNull(classNotice.sentAt),
        inArray(classNotice.kind, [...askedNotices]),
        gt(groupClass.startsAt, sql`now()`),
      ),
    )
  return { items: found as ClassNotices['items'] }
}
