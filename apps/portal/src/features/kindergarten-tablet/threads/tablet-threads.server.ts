import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { isOwnChild } from '#core/kindergartens/access/own-child.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import type { ThreadRow } from '#core/kindergartens/threads/lock-thread.server.ts'
import {
  kindergartenMessage,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Opener } from '../health/require-opened.server.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import { childrenOfDepartment } from '../model/child-of-department.server.ts'

export type ThreadParts = { readonly database: Database; readonly encryption: FieldEncryption }

/** Conversations of the kindergarten about children of the department: not the employee's own. */
export const isAboutDepartment = (
  device: AdmittedDevice,
  { userId }: Opener,
  now: Date,
): SQL | undefined =>
  and(
    eq(kindergartenThread.kindergartenId, device.kindergartenId),
    inArray(kindergartenThread.childId, childrenOfDepartment(device, now)),
    userId === null ? undefined : not(isOwnChild(kindergartenThread.childId, { userId })),
  )

/** Messages of guardians in a conversation that nobody of the kindergarten has read. */
export const unreadIn = sql<number>`(select count(*)::int from ${kindergartenMessage}
  where ${kindergartenMessage.threadId} = ${kindergartenThread.id}
    and ${kindergartenMessage.side} = 'guardian' and ${kindergartenMessage.staffReadAt} is null)`

/**
 * A conversation that employees read on the tablet: sensitive ones are the leader's.
 * @throws {Refusal} THREAD_NOT_FOUND
 */
export async function requireTabletThread(
  database: Database,
  device: AdmittedDevice,
  { opener, threadId, now }: { opener: Opener; threadId: string; now: Date },
): Promise<ThreadRow> {
  const [thread] = await database
    .select()
    .from(kindergartenThread)
    .where(
      and(
        eq(kindergartenThread.id, threadId),
        eq(kindergartenThread.isSensitive, false),
        isAboutDepartment(device, opener, now),
      ),
    )
  if (!thread) throw refuseKindergarten('THREAD_NOT_FOUND')
  return thread
}
