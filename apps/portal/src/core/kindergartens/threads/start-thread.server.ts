import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { threadSubjectLocation } from '../field-locations.ts'
import { lockThread } from './lock-thread.server.ts'
import { kindergartenThread } from './tables.server.ts'
import { type MessageAuthor, requireSameMessage, writeMessage } from './write-message.server.ts'

export type NewThread = {
  /** Made by the sender, as that of its first message is. */
  readonly id: string
  readonly messageId: string
  readonly kindergartenId: string
  readonly childId: string
  /** Null for all guardians who have access. */
  readonly onlyFor: string | null
  readonly subject: string
  readonly text: string
  readonly isSensitive: boolean
  readonly author: MessageAuthor
}

/**
 * Starts a thread with its first message, in the caller's transaction. The caller has judged that the
 * author may write about the child.
 * @returns whether it was started: not when the same request came before
 * @throws {Refusal} see `writeMessage`
 */
export async function startThread(
  parts: { readonly database: Database; readonly encryption: FieldEncryption },
  { messageId, text, author, subject, ...thread }: NewThread,
): Promise<boolean> {
  const { database: transaction, encryption } = parts
  const [started] = await transaction
    .insert(kindergartenThread)
    .values({ ...thread, subject: encryption.encrypt(subject, threadSubjectLocation(thread.id)) })
    .onConflictDoNothing()
    .returning({ id: kindergartenThread.id })
  const locked = await lockThread(transaction, thread.id)
  const message = { id: messageId, text, author }
  if (started) return writeMessage(parts, locked, message)
  await requireSameMessage(transaction, thread.id, messageId, author)
  return false
}
