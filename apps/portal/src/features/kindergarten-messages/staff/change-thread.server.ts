import { and, eq } from 'drizzle-orm'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { lockThread } from '#core/kindergartens/threads/lock-thread.server.ts'
import { markReadByKindergarten } from '#core/kindergartens/threads/mark-read.server.ts'
import { retractMessage } from '#core/kindergartens/threads/retract-message.server.ts'
import {
  kindergartenMessage,
  kindergartenThread,
} from '#core/kindergartens/threads/tables.server.ts'
import { requireStaffThread } from '#core/kindergartens/threads/thread-access.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { findAuthorName } from '../model/find-author.server.ts'
import type { MessageParts } from '../model/parts.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseMessage } from '../model/refuse.server.ts'

/** @throws {Refusal} see `staffDescribed.retract` */
export async function retractByStaff(
  { database, encryption }: MessageParts,
  staff: StaffActor,
  { threadId, messageId }: { readonly threadId: string; readonly messageId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockThread(transaction, threadId)
    await requireStaffThread({ database: transaction, encryption }, staff, threadId)
    const ofStaff = await transaction.$count(
      kindergartenMessage,
      and(
        eq(kindergartenMessage.id, messageId),
        eq(kindergartenMessage.threadId, threadId),
        eq(kindergartenMessage.side, 'staff'),
      ),
    )
    if (ofStaff === 0) throw refuseKindergarten('THREAD_NOT_FOUND')
    const by = { userId: staff.userId, name: await findAuthorName(transaction, staff) }
    if (await retractMessage(transaction, { threadId, messageId }, by))
      await recordAction(transaction, staff, {
        action: 'kindergarten-message-retracted',
        subject: { kind: 'kindergarten-thread', id: threadId },
        after: { kindergartenMessageId: messageId },
      })
  })
}

/** @throws {Refusal} see `staffDescribed.mark` */
export async function markSensitive(
  { database, encryption, isStrongLoginOffered }: MessageParts,
  staff: StaffActor,
  { threadId, isSensitive }: { readonly threadId: string; readonly isSensitive: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lockThread(transaction, threadId)
    await requireStaffThread({ database: transaction, encryption }, staff, threadId)
    if (isSensitive && !isStrongLoginOffered) throw refuseMessage('STRONG_LOGIN_NOT_OFFERED')
    if (before.isSensitive === isSensitive) return
    await transaction
      .update(kindergartenThread)
      .set({ isSensitive })
      .where(eq(kindergartenThread.id, threadId))
    await recordAction(transaction, staff, {
      action: 'kindergarten-thread-marked',
      subject: { kind: 'kindergarten-thread', id: threadId },
      before: { kindergartenThreadSensitive: before.isSensitive },
      after: { kindergartenThreadSensitive: isSensitive },
    })
  })
}

/**
 * Messages of guardians up to the last one that was shown no longer wait for staff.
 * @throws {Refusal} see `staffDescribed.markRead`
 */
export async function markReadByStaff(
  parts: MessageParts,
  staff: StaffActor,
  { threadId, upTo }: { readonly threadId: string; readonly upTo: string },
): Promise<void> {
  await requireStaffThread(parts, staff, threadId)
  await markReadByKindergarten(parts.database, { threadId, upTo })
}
