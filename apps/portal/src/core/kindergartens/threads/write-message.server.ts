import { eq, sql } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { hasAccess } from '../access/guardian-access.server.ts'
import { kindergartenGuardianship as guardianship } from '../children/tables.server.ts'
import { messageTextLocation } from '../field-locations.ts'
import { refuseKindergarten } from '../refuse.server.ts'
import type { ThreadRow } from './lock-thread.server.ts'
import { kindergartenMessageTask } from './message-task.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
  kindergartenThread,
} from './tables.server.ts'

/** `name`: as it is written beside the message, now and later. */
export type MessageAuthor =
  | { readonly side: 'guardian'; readonly guardianId: string; readonly name: string }
  /** `staffId`: null for somebody who has no account. */
  | { readonly side: 'staff'; readonly staffId: string | null; readonly name: string }

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/**
 * Writes a message in a thread that the caller has locked, for the guardians who have access now, and
 * orders the mails that announce it.
 * @param message.id made by the sender
 * @returns whether it was written: not when the same request came before
 * @throws {Refusal} `THREAD_NOT_FOUND`: the id is that of another message;
 *   `MESSAGE_WITHOUT_READER`: staff write, and no guardian would read it
 */
export async function writeMessage(
  { database: transaction, encryption }: Parts,
  thread: ThreadRow,
  { id, text, author }: { readonly id: string; readonly text: string; readonly author: MessageAuthor },
): Promise<boolean> {
  const { name, ...written } = author
  const [added] = await transaction
    .insert(kindergartenMessage)
    .values({
      id,
      threadId: thread.id,
      text: encryption.encrypt(text, messageTextLocation(id)),
      authorName: name,
      // By the clock and not by the start of the transaction, which may have waited for the thread.
      sentAt: sql`clock_timestamp()`,
      ...written,
    })
    .onConflictDoNothing()
    .returning({ id: kindergartenMessage.id })
  if (!added) {
    await requireSameMessage(transaction, thread.id, id, author)
    return false
  }
  const readers = await addReaders(transaction, thread, id, author)
  if (author.side === 'staff' && readers.length === 0)
    throw refuseKindergarten('MESSAGE_WITHOUT_READER')
  await transaction
    .update(kindergartenThread)
    .set({ lastMessageAt: sql`clock_timestamp()` })
    .where(eq(kindergartenThread.id, thread.id))
  await enqueueJobs(
    transaction,
    kindergartenMessageTask,
    readers
      .filter(({ isMailed }) => isMailed)
      .map(({ guardianId }) => ({ messageId: id, guardianId })),
  )
  return true
}

/** @throws {Refusal} `THREAD_NOT_FOUND`: the id is that of another message, or of none */
export async function requireSameMessage(
  transaction: Database,
  threadId: string,
  id: string,
  author: MessageAuthor,
): Promise<void> {
  const [known] = await transaction
    .select()
    .from(kindergartenMessage)
    .where(eq(kindergartenMessage.id, id))
  const isSame =
    known?.threadId === threadId &&
    (author.side === 'guardian'
      ? known.guardianId === author.guardianId
      : known.staffId === author.staffId)
  if (!isSame) throw refuseKindergarten('THREAD_NOT_FOUND')
}

/** The author has read it. The others are mailed unless a mail about this thread waits to be read. */
async function addReaders(
  transaction: Database,
  { id: threadId, childId, onlyFor }: ThreadRow,
  messageId: string,
  author: MessageAuthor,
): Promise<{ guardianId: string; isMailed: boolean }[]> {
  const writer = author.side === 'guardian' ? author.guardianId : null
  const { rows } = await transaction.execute<{ guardianId: string; isMailed: boolean }>(sql`
    insert into ${kindergartenMessageReader} (message_id, guardian_id, read_at, mailed_at)
    select ${messageId}, ${guardianship.guardianId},
      case when ${guardianship.guardianId} = ${writer}::uuid then now() end,
      case when ${guardianship.guardianId} is distinct from ${writer}::uuid and not exists (
        select from ${kindergartenMessageReader} earlier
        join ${kindergartenMessage} sent on sent.id = earlier.message_id
        where sent.thread_id = ${threadId} and earlier.guardian_id = ${guardianship.guardianId}
          and earlier.read_at is null and earlier.mailed_at is not null) then now() end
    from ${guardianship}
    where ${guardianship.childId} = ${childId} and ${hasAccess()}
      and (${onlyFor}::uuid is null or ${guardianship.guardianId} = ${onlyFor}::uuid)
    returning guardian_id as "guardianId", mailed_at is not null as "isMailed"`)
  return rows
}
