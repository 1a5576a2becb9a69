import { findConcerned } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { kindergartensOf, requireChild } from '#core/kindergartens/access/staff-access.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { findKindergartenOf } from '#core/kindergartens/threads/find-kindergarten.server.ts'
import { findReaders } from '#core/kindergartens/threads/find-readers.server.ts'
import { lockThread } from '#core/kindergartens/threads/lock-thread.server.ts'
import type { MessageForm } from '#core/kindergartens/threads/message-forms.ts'
import { startThread } from '#core/kindergartens/threads/start-thread.server.ts'
import { requireStaffThread } from '#core/kindergartens/threads/thread-access.server.ts'
import { writeMessage } from '#core/kindergartens/threads/write-message.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findAuthorName } from '../model/find-author.server.ts'
import type { StaffThreadForm } from '../model/forms.ts'
import type { MessageParts } from '../model/parts.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseMessage } from '../model/refuse.server.ts'

/** @throws {Refusal} see `staffDescribed.start` */
export async function startByStaff(
  { database, encryption, isStrongLoginOffered }: MessageParts,
  staff: StaffActor,
  { guardian, ...thread }: StaffThreadForm,
  now: Date,
): Promise<void> {
  const { id, childId, isSensitive } = thread
  if (isSensitive && !isStrongLoginOffered) throw refuseMessage('STRONG_LOGIN_NOT_OFFERED')
  await database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption }
    await requireChild(transaction, staff, childId)
    await requireOtherPerson(transaction, staff, await findConcerned(parts, childId))
    const onlyFor = guardian || null
    if (onlyFor !== null) {
      const readers = await findReaders(transaction, [childId])
      if (!readers.some((reader) => reader.id === onlyFor))
        throw refuseKindergarten('GUARDIAN_NOT_FOUND')
    }
    const where = { childId, today: osloDate(now) }
    const isNew = await startThread(parts, {
      ...thread,
      kindergartenId: await findKindergartenOf(transaction, where, kindergartensOf(staff)),
      onlyFor,
      author: {
        side: 'staff',
        staffId: staff.userId,
        name: await findAuthorName(transaction, staff),
      },
    })
    if (isNew)
      await recordAction(transaction, staff, {
        action: 'kindergarten-thread-started',
        subject: { kind: 'kindergarten-thread', id },
        after: { kindergartenThreadSensitive: isSensitive },
      })
  })
}

/** @throws {Refusal} see `staffDescribed.answer` */
export async function answerByStaff(
  { database, encryption }: MessageParts,
  staff: StaffActor,
  { threadId, ...message }: MessageForm & { readonly threadId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption }
    const thread = await lockThread(transaction, threadId)
    await requireStaffThread(parts, staff, threadId)
    const name = await findAuthorName(transaction, staff)
    const author = { side: 'staff', staffId: staff.userId, name } as const
    const isNew = await writeMessage(parts, thread, { ...message, author })
    if (isNew)
      await recordAction(transaction, staff, {
        action: 'kindergarten-message-sent',
        subject: { kind: 'kindergarten-thread', id: threadId },
        after: { kindergartenMessageId: message.id },
      })
  })
}
