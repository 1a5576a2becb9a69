import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { isStrongSession } from '#core/sessions/strong/strong-session.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findGuardian, type GuardianRow, hasAccess } from '../access/guardian-access.server.ts'
import { findConcerned } from '../access/guardian-accounts.server.ts'
import { kindergartensOf } from '../access/staff-access.server.ts'
import { kindergartenGuardianship as guardianship } from '../children/tables.server.ts'
import { refuseKindergarten } from '../refuse.server.ts'
import type { ThreadRow } from './lock-thread.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
  kindergartenThread,
} from './tables.server.ts'

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/** Whether a guardian reaches the child of a thread: judged at each request. */
export const reachesThread = (guardianId: string): SQL => sql`exists (
  select from ${guardianship} where ${guardianship.childId} = ${kindergartenThread.childId}
    and ${guardianship.guardianId} = ${guardianId} and ${hasAccess()})`

/** Whether any message of a thread was sent to a guardian. */
const wasSentTo = (guardianId: string): SQL => sql`exists (
  select from ${kindergartenMessage}
  join ${kindergartenMessageReader} on ${kindergartenMessageReader.messageId} = ${kindergartenMessage.id}
  where ${kindergartenMessage.threadId} = ${kindergartenThread.id}
    and ${kindergartenMessageReader.guardianId} = ${guardianId})`

/** Of a thread that a guardian reads now: its messages are those that were sent to them. */
export const isReadBy = (guardianId: string): SQL | undefined =>
  and(reachesThread(guardianId), wasSentTo(guardianId))

export type GuardianThread = {
  readonly guardian: GuardianRow
  readonly thread: ThreadRow
  /** It is sensitive, and the session did not log in with ID-porten. */
  readonly isLocked: boolean
}

/** @throws {Refusal} `THREAD_NOT_FOUND`: there is none that they read now */
export async function findGuardianThread(
  parts: Parts,
  { userId, sessionId, threadId }: Readonly<Record<'userId' | 'sessionId' | 'threadId', string>>,
): Promise<GuardianThread> {
  const { database } = parts
  const guardian = await findGuardian(parts, userId)
  if (!guardian) throw refuseKindergarten('THREAD_NOT_FOUND')
  const [thread] = await database
    .select()
    .from(kindergartenThread)
    .where(and(eq(kindergartenThread.id, threadId), isReadBy(guardian.id)))
  if (!thread) throw refuseKindergarten('THREAD_NOT_FOUND')
  const isLocked = thread.isSensitive && !(await isStrongSession(database, sessionId))
  return { guardian, thread, isLocked }
}

/**
 * As `findGuardianThread`, for what is read or written in it.
 * @throws {Refusal} `THREAD_NOT_FOUND`, `STRONG_LOGIN_REQUIRED`
 */
export async function requireGuardianThread(
  ...inputs: Parameters<typeof findGuardianThread>
): Promise<GuardianThread> {
  const found = await findGuardianThread(...inputs)
  if (found.isLocked) throw refuseKindergarten('STRONG_LOGIN_REQUIRED')
  return found
}

/**
 * A thread of a kindergarten of theirs. About their own child they read and write as guardians alone.
 * @throws {Refusal} `THREAD_NOT_FOUND`, `OWN_CASE`
 */
export async function requireStaffThread(
  parts: Parts,
  staff: StaffActor,
  threadId: string,
): Promise<ThreadRow> {
  const [thread] = await parts.database
    .select()
    .from(kindergartenThread)
    .where(
      and(
        eq(kindergartenThread.id, threadId),
        inArray(kindergartenThread.kindergartenId, kindergartensOf(staff)),
      ),
    )
  if (!thread) throw refuseKindergarten('THREAD_NOT_FOUND')
  await requireOtherPerson(parts.database, staff, await findConcerned(parts, thread.childId))
  return thread
}
