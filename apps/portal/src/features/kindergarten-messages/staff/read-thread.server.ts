import { asc, eq, sql } from 'drizzle-orm'
import { kindergartenChild } from '#core/kindergartens/children/tables.server.ts'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import { findReaders } from '#core/kindergartens/threads/find-readers.server.ts'
import { openSubject, openText } from '#core/kindergartens/threads/open-texts.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import { requireStaffThread } from '#core/kindergartens/threads/thread-access.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { StaffMessage, StaffThread } from '../model/contract.ts'
import type { MessageParts } from '../model/parts.server.ts'
import { findGuardianName } from './find-guardian-name.server.ts'

/** @throws {Refusal} see `staffDescribed.read` */
export async function readStaffThread(
  parts: MessageParts,
  staff: StaffActor,
  threadId: string,
): Promise<StaffThread> {
  const { database, encryption, isStrongLoginOffered } = parts
  const thread = await requireStaffThread(parts, staff, threadId)
  const [about] = await database
    .select({
      firstName: kindergartenChild.firstName,
      lastName: kindergartenChild.lastName,
      kindergarten: kindergarten.name,
    })
    .from(kindergartenThread)
    .innerJoin(kindergartenChild, eq(kindergartenChild.id, kindergartenThread.childId))
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenThread.kindergartenId))
    .where(eq(kindergartenThread.id, threadId))
  if (!about) throw new Error('A thread is about a child in a kindergarten')
  const { onlyFor } = thread
  const readers = await findReaders(database, [thread.childId])
  return {
    id: thread.id,
    childName: `${about.firstName} ${about.lastName}`,
    kindergarten: about.kindergarten,
    subject: openSubject(encryption, thread),
    onlyFor: onlyFor && (await findGuardianName(database, onlyFor)),
    isSensitive: thread.isSensitive,
    isStrongLoginOffered,
    readers: readers.filter(({ id }) => onlyFor === null || id === onlyFor).map(({ name }) => name),
    messages: await readMessages(parts, threadId),
  }
}

async function readMessages(
  { database, encryption }: MessageParts,
  threadId: string,
): Promise<StaffMessage[]> {
  const count = (filter: string) => sql<number>`(
    select count(*)::int from ${kindergartenMessageReader}
    where ${kindergartenMessageReader.messageId} = ${kindergartenMessage.id} ${sql.raw(filter)}
      and ${kindergartenMessageReader.guardianId} is distinct from ${kindergartenMessage.guardianId})`
  const rows = await database
    .select({
      message: kindergartenMessage,
      sentTo: count(''),
      readBy: count('and read_at is not null'),
    })
    .from(kindergartenMessage)
    .innerJoin(kindergartenThread, eq(kindergartenThread.id, kindergartenMessage.threadId))
    .where(eq(kindergartenMessage.threadId, threadId))
    .orderBy(asc(kindergartenMessage.sentAt))
  return rows.map(({ message, sentTo, readBy }) => ({
    id: message.id,
    side: message.side,
    author: message.authorName,
    text: openText(encryption, message),
    sentAt: message.sentAt.toISOString(),
    retractedAt: message.retractedAt?.toISOString() ?? null,
    retractedBy: message.retractedByName,
    sentTo,
    readBy,
  }))
}
