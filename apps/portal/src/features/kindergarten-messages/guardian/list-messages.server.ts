import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import {
  findGuardian,
  type GuardianRow,
  listChildrenOf,
} from '#core/kindergartens/access/guardian-access.server.ts'
import { noteVisit } from '#core/kindergartens/access/note-visit.server.ts'
import { kindergartenChild } from '#core/kindergartens/children/tables.server.ts'
import { isNoticeReadBy } from '#core/kindergartens/notices/notice-recipients.server.ts'
import {
  kindergartenNotice,
  kindergartenNoticeReader,
} from '#core/kindergartens/notices/tables.server.ts'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import { findReaders } from '#core/kindergartens/threads/find-readers.server.ts'
import { openSubject } from '#core/kindergartens/threads/open-texts.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import { isReadBy } from '#core/kindergartens/threads/thread-access.server.ts'
import { isStrongSession } from '#core/sessions/strong/strong-session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GuardianMessages, GuardianNotice, GuardianThreadLine } from '../model/contract.ts'
import type { MessageParts } from '../model/parts.server.ts'

/** Of threads, and of messages to all: the latest ones. */
const longestList = 100

/** All that a guardian reads, the latest first; nothing for an account that is no guardian. */
export async function listMessages(
  parts: MessageParts,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<GuardianMessages> {
  const guardian = await findGuardian(parts, userId)
  if (!guardian) return { children: [], threads: [], notices: [] }
  const children = await listChildren(parts.database, guardian)
  if (children.length > 0) await noteVisit(parts.database, guardian, now)
  return {
    children,
    threads: await listThreads(parts, guardian, sessionId),
    notices: await listNotices(parts.database, guardian),
  }
}

async function listChildren(
  database: Database,
  guardian: GuardianRow,
): Promise<GuardianMessages['children']> {
  const children = await listChildrenOf(database, guardian.id)
  const readers = await findReaders(
    database,
    children.map(({ id }) => id),
  )
  return children.map(({ id, firstName }) => ({
    id,
    firstName,
    others: readers
      .filter((reader) => reader.childId === id && reader.id !== guardian.id)
      .map(({ name }) => name),
  }))
}

/** What of a thread was sent to the guardian: when the last message was, and how many they have not read. */
const ofReader = (guardianId: string, value: SQL): SQL => sql`(
  select ${value} from ${kindergartenMessage}
  join ${kindergartenMessageReader} on ${kindergartenMessageReader.messageId} = ${kindergartenMessage.id}
  where ${kindergartenMessage.threadId} = ${kindergartenThread.id}
    and ${kindergartenMessageReader.guardianId} = ${guardianId})`

async function listThreads(
  { database, encryption }: MessageParts,
  { id: guardianId }: GuardianRow,
  sessionId: string,
): Promise<GuardianThreadLine[]> {
  const lastAt = ofReader(guardianId, sql`max(${kindergartenMessage.sentAt})`)
  const rows = await database
    .select({
      id: kindergartenThread.id,
      subject: kindergartenThread.subject,
      onlyFor: kindergartenThread.onlyFor,
      isSensitive: kindergartenThread.isSensitive,
      childName: kindergartenChild.firstName,
      kindergarten: kindergarten.name,
      lastAt: sql<Date>`${lastAt}`.mapWith(kindergartenMessage.sentAt),
      unread: sql<number>`${ofReader(
        guardianId,
        sql`(count(*) filter (where ${kindergartenMessageReader.readAt} is null))::int`,
      )}`,
    })
    .from(kindergartenThread)
    .innerJoin(kindergartenChild, eq(kindergartenChild.id, kindergartenThread.childId))
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenThread.kindergartenId))
    .where(isReadBy(guardianId))
    .orderBy(desc(lastAt), kindergartenThread.id)
    .limit(longestList)
  const isStrong =
    rows.some(({ isSensitive }) => isSensitive) && (await isStrongSession(database, sessionId))
  return rows.map(({ id, subject, onlyFor, lastAt: last, ...row }) => {
    const isLocked = row.isSensitive && !isStrong
    return {
      id,
      ...row,
      subject: isLocked ? null : openSubject(encryption, { id, subject }),
      isForAll: onlyFor === null,
      isLocked,
      lastAt: last.toISOString(),
    }
  })
}

async function listNotices(
  database: Database,
  { id: guardianId }: GuardianRow,
): Promise<GuardianNotice[]> {
  const rows = await database
    .select({
      id: kindergartenNotice.id,
      kindergarten: kindergarten.name,
      title: kindergartenNotice.title,
      text: kindergartenNotice.text,
      author: kindergartenNotice.authorName,
      sentAt: kindergartenNotice.sentAt,
      readAt: kindergartenNoticeReader.readAt,
      retractedAt: kindergartenNotice.retractedAt,
      retractedBy: kindergartenNotice.retractedByName,
    })
    .from(kindergartenNotice)
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenNotice.kindergartenId))
    .innerJoin(
      kindergartenNoticeReader,
      and(
        eq(kindergartenNoticeReader.noticeId, kindergartenNotice.id),
        eq(kindergartenNoticeReader.guardianId, guardianId),
      ),
    )
    .where(isNoticeReadBy(guardianId))
    .orderBy(desc(kindergartenNotice.sentAt), kindergartenNotice.id)
    .limit(longestList)
  return rows.map(({ sentAt, readAt, retractedAt, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    isRead: readAt !== null,
    retractedAt: retractedAt?.toISOString() ?? null,
  }))
}
