import { and, asc, eq } from 'drizzle-orm'
import type { GuardianRow } from '#core/kindergartens/access/guardian-access.server.ts'
import { kindergartenChild } from '#core/kindergartens/children/tables.server.ts'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import { findReaders } from '#core/kindergartens/threads/find-readers.server.ts'
import type { ThreadRow } from '#core/kindergartens/threads/lock-thread.server.ts'
import { openSubject, openText } from '#core/kindergartens/threads/open-texts.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import { findGuardianThread } from '#core/kindergartens/threads/thread-access.server.ts'
import type { GuardianMessage, GuardianThread } from '../model/contract.ts'
import type { MessageParts } from '../model/parts.server.ts'

/**
 * A thread as a guardian reads it: the messages that were sent to them, and none where it is locked.
 * @throws {Refusal} `THREAD_NOT_FOUND`
 */
export async function readThread(
  parts: MessageParts,
  reader: { readonly userId: string; readonly sessionId: string; readonly threadId: string },
): Promise<GuardianThread> {
  const { database, encryption, isStrongLoginOffered } = parts
  const { guardian, thread, isLocked } = await findGuardianThread(parts, reader)
  const [about] = await database
    .select({ childName: kindergartenChild.firstName, kindergarten: kindergarten.name })
    .from(kindergartenThread)
    .innerJoin(kindergartenChild, eq(kindergartenChild.id, kindergartenThread.childId))
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenThread.kindergartenId))
    .where(eq(kindergartenThread.id, thread.id))
  if (!about) throw new Error('A thread is about a child in a kindergarten')
  const isForAll = thread.onlyFor === null
  const readers = isForAll ? await findReaders(database, [thread.childId]) : []
  return {
    id: thread.id,
    ...about,
    subject: isLocked ? null : openSubject(encryption, thread),
    isForAll,
    isSensitive: thread.isSensitive,
    isLocked,
    isStrongLoginOffered,
    others: readers.filter(({ id }) => id !== guardian.id).map(({ name }) => name),
    messages: isLocked ? [] : await readMessages(parts, thread, guardian),
  }
}

async function readMessages(
  { database, encryption }: MessageParts,
  { id: threadId }: ThreadRow,
  { id: guardianId }: GuardianRow,
): Promise<GuardianMessage[]> {
  const rows = await database
    .select({ message: kindergartenMessage })
    .from(kindergartenMessage)
    .innerJoin(
      kindergartenMessageReader,
      and(
        eq(kindergartenMessageReader.messageId, kindergartenMessage.id),
        eq(kindergartenMessageReader.guardianId, guardianId),
      ),
    )
    .where(eq(kindergartenMessage.threadId, threadId))
    .orderBy(asc(kindergartenMessage.sentAt))
  return rows.map(({ message }) => ({
    id: message.id,
    side: message.side,
    author: message.authorName,
    text: openText(encryption, message),
    sentAt: message.sentAt.toISOString(),
    retractedAt: message.retractedAt?.toISOString() ?? null,
    retractedBy: message.retractedByName,
    isOwn: message.guardianId === guardianId,
  }))
}
