import {
  type GuardianRow,
  requireGuardian,
} from '#core/kindergartens/access/guardian-access.server.ts'
import { findKindergartenOf } from '#core/kindergartens/threads/find-kindergarten.server.ts'
import { lockThread } from '#core/kindergartens/threads/lock-thread.server.ts'
import type { MessageForm } from '#core/kindergartens/threads/message-forms.ts'
import { startThread } from '#core/kindergartens/threads/start-thread.server.ts'
import { requireGuardianThread } from '#core/kindergartens/threads/thread-access.server.ts'
import {
  type MessageAuthor,
  writeMessage,
} from '#core/kindergartens/threads/write-message.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { GuardianThreadForm } from '../model/forms.ts'
import type { MessageParts } from '../model/parts.server.ts'

const author = ({ id, firstName, lastName }: GuardianRow): MessageAuthor => ({
  side: 'guardian',
  guardianId: id,
  name: `${firstName} ${lastName}`,
})

/**
 * A guardian writes to the kindergarten about a child: for themselves alone, or with the other guardians
 * who have access.
 * @throws {Refusal} see `guardianDescribed.start`
 */
export async function startByGuardian(
  { database, encryption }: MessageParts,
  userId: string,
  { audience, ...thread }: GuardianThreadForm,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption }
    const { childId } = thread
    const guardian = await requireGuardian(parts, { userId, childId })
    const kindergartenId = await findKindergartenOf(transaction, { childId, today: osloDate(now) })
    await startThread(parts, {
      ...thread,
      kindergartenId,
      onlyFor: audience === 'one' ? guardian.id : null,
      isSensitive: false,
      author: author(guardian),
    })
  })
}

/** @throws {Refusal} see `guardianDescribed.answer` */
export async function answerByGuardian(
  { database, encryption }: MessageParts,
  reader: { readonly userId: string; readonly sessionId: string; readonly threadId: string },
  message: MessageForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption }
    const thread = await lockThread(transaction, reader.threadId)
    const { guardian } = await requireGuardianThread(parts, reader)
    await writeMessage(parts, thread, { ...message, author: author(guardian) })
  })
}
