import { sql } from 'drizzle-orm'
import { isOwnChild } from '#core/kindergartens/access/own-child.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { lockThread } from '#core/kindergartens/threads/lock-thread.server.ts'
import { markReadByKindergarten } from '#core/kindergartens/threads/mark-read.server.ts'
import type { MessageForm, ReadForm } from '#core/kindergartens/threads/message-forms.ts'
import { startThread } from '#core/kindergartens/threads/start-thread.server.ts'
import {
  type MessageAuthor,
  writeMessage,
} from '#core/kindergartens/threads/write-message.server.ts'
import { type Opener, requireOpened } from '../health/require-opened.server.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import { requireChildOfDepartment } from '../model/child-of-department.server.ts'
import type { TabletThreadForm } from './forms.ts'
import { requireTabletThread, type ThreadParts } from './tablet-threads.server.ts'

type OfThread = { readonly threadId: string }

/** What guardians read beside a message: the employee. One without an account is known by name alone. */
const authorOf = ({ name, userId }: Opener): MessageAuthor => ({
  side: 'staff',
  staffId: userId,
  name,
})

/**
 * An employee writes about a child of the department to all guardians who have access.
 * @throws {Refusal} PIN_NEEDED, CHILD_NOT_FOUND, THREAD_NOT_FOUND, MESSAGE_WITHOUT_READER
 */
export async function startOnTablet(
  { database, encryption }: ThreadParts,
  device: AdmittedDevice,
  form: TabletThreadForm,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const opener = await requireOpened(transaction, device, now)
    await requireChildOfDepartment(transaction, device, form.childId, now)
    await requireOthersChild(transaction, opener, form.childId)
    await startThread(
      { database: transaction, encryption },
      {
        ...form,
        kindergartenId: device.kindergartenId,
        onlyFor: null,
        isSensitive: false,
        author: authorOf(opener),
      },
    )
  })
}

/** About their own child they write as guardians alone. @throws {Refusal} CHILD_NOT_FOUND */
async function requireOthersChild(
  database: ThreadParts['database'],
  { userId }: Opener,
  childId: string,
): Promise<void> {
  if (userId === null) return
  const { rows } = await database.execute<{ isOwn: boolean }>(
    sql`select ${isOwnChild(sql`${childId}::uuid`, { userId })} as "isOwn"`,
  )
  if (rows[0]?.isOwn) throw refuseKindergarten('CHILD_NOT_FOUND')
}

/** @throws {Refusal} PIN_NEEDED, THREAD_NOT_FOUND, MESSAGE_WITHOUT_READER */
export async function answerOnTablet(
  { database, encryption }: ThreadParts,
  device: AdmittedDevice,
  { threadId, ...message }: MessageForm & OfThread,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const thread = await lockThread(transaction, threadId)
    // After the wait for it: the tablet may have been shut off meanwhile.
    const opener = await requireOpened(transaction, device, now)
    await requireTabletThread(transaction, device, { opener, threadId, now })
    await writeMessage({ database: transaction, encryption }, thread, {
      ...message,
      author: authorOf(opener),
    })
  })
}

/** @throws {Refusal} PIN_NEEDED, THREAD_NOT_FOUND */
export async function markReadOnTablet(
  { database }: ThreadParts,
  device: AdmittedDevice,
  { threadId, upTo }: ReadForm & OfThread,
  now: Date,
): Promise<void> {
  const opener = await requireOpened(database, device, now)
  await requireTabletThread(database, device, { opener, threadId, now })
  await markReadByKindergarten(database, { threadId, upTo })
}
