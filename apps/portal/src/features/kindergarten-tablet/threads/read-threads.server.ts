import { and, asc, desc, eq, sql } from 'drizzle-orm'
import {
  kindergartenChild,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import { findReaders } from '#core/kindergartens/threads/find-readers.server.ts'
import { openSubject, openText } from '#core/kindergartens/threads/open-texts.server.ts'
import {
  kindergartenMessage,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import { type Opener, requireOpened } from '../health/require-opened.server.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import type { TabletThread, TabletThreadLine, TabletThreads } from './contract.ts'
import {
  isAboutDepartment,
  requireTabletThread,
  type ThreadParts,
  unreadIn,
} from './tablet-threads.server.ts'

/** The latest conversations of a department; older ones are on the pages of the leader. */
const longestList = 50

/** @throws {Refusal} PIN_NEEDED */
export async function listTabletThreads(
  { database, encryption }: ThreadParts,
  device: AdmittedDevice,
  now: Date,
): Promise<TabletThreads> {
  const opener = await requireOpened(database, device, now)
  const rows = await database
    .select({
      id: kindergartenThread.id,
      subject: kindergartenThread.subject,
      lastAt: kindergartenThread.lastMessageAt,
      firstName: kindergartenChild.firstName,
      lastName: kindergartenChild.lastName,
      onlyFirst: kindergartenGuardian.firstName,
      onlyLast: kindergartenGuardian.lastName,
      unread: unreadIn,
    })
    .from(kindergartenThread)
    .innerJoin(kindergartenChild, eq(kindergartenChild.id, kindergartenThread.childId))
    .leftJoin(kindergartenGuardian, eq(kindergartenGuardian.id, kindergartenThread.onlyFor))
    .where(and(eq(kindergartenThread.isSensitive, false), isAboutDepartment(device, opener, now)))
    .orderBy(desc(kindergartenThread.lastMessageAt), kindergartenThread.id)
    .limit(longestList)
  return {
    items: rows.map(
      ({ id, subject, lastAt, unread, ...row }): TabletThreadLine => ({
        id,
        childName: `${row.firstName} ${row.lastName}`,
        subject: openSubject(encryption, { id, subject }),
        onlyFor: row.onlyFirst === null ? null : `${row.onlyFirst} ${row.onlyLast}`,
        lastAt: lastAt.toISOString(),
        unread,
      }),
    ),
    forLeader: await countForLeader(database, device, { opener, now }),
  }
}

/** An employee learns that there is one, and nothing else of it. */
const countForLeader = (
  database: ThreadParts['database'],
  device: AdmittedDevice,
  { opener, now }: { opener: Opener; now: Date },
): Promise<number> =>
  database.$count(
    kindergartenThread,
    and(
      eq(kindergartenThread.isSensitive, true),
      isAboutDepartment(device, opener, now),
      sql`${unreadIn} > 0`,
    ),
  )

/** @throws {Refusal} PIN_NEEDED, THREAD_NOT_FOUND */
export async function readTabletThread(
  { database, encryption }: ThreadParts,
  device: AdmittedDevice,
  threadId: string,
  now: Date,
): Promise<TabletThread> {
  const opener = await requireOpened(database, device, now)
  const thread = await requireTabletThread(database, device, { opener, threadId, now })
  const { childId, onlyFor } = thread
  const [child] = await database
    .select({ firstName: kindergartenChild.firstName, lastName: kindergartenChild.lastName })
    .from(kindergartenChild)
    .where(eq(kindergartenChild.id, childId))
  if (!child) throw new Error('A thread is about a child')
  const [only] = onlyFor
    ? await database
        .select({
          firstName: kindergartenGuardian.firstName,
          lastName: kindergartenGuardian.lastName,
        })
        .from(kindergartenGuardian)
        .where(eq(kindergartenGuardian.id, onlyFor))
    : []
  const readers = await findReaders(database, [childId])
  const messages = await database
    .select()
    .from(kindergartenMessage)
    .where(eq(kindergartenMessage.threadId, threadId))
    .orderBy(asc(kindergartenMessage.sentAt))
  return {
    id: threadId,
    childName: nameOf(child),
    subject: openSubject(encryption, thread),
    onlyFor: only ? nameOf(only) : null,
    readers: readers.filter(({ id }) => onlyFor === null || id === onlyFor).map(({ name }) => name),
    messages: messages.map((message) => ({
      id: message.id,
      side: message.side,
      author: message.authorName,
      text: openText(encryption, message),
      sentAt: message.sentAt.toISOString(),
      retractedAt: message.retractedAt?.toISOString() ?? null,
      retractedBy: message.retractedByName,
    })),
  }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
