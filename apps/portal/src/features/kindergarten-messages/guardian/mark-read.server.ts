import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { findGuardian } from '#core/kindergartens/access/guardian-access.server.ts'
import { isNoticeReadBy } from '#core/kindergartens/notices/notice-recipients.server.ts'
import {
  kindergartenNotice,
  kindergartenNoticeReader,
} from '#core/kindergartens/notices/tables.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
} from '#core/kindergartens/threads/tables.server.ts'
import { requireGuardianThread } from '#core/kindergartens/threads/thread-access.server.ts'
import type { MessageParts } from '../model/parts.server.ts'
import { refuseMessage } from '../model/refuse.server.ts'

/**
 * A guardian has read a thread up to the last message that was shown: the next one is mailed again.
 * @throws {Refusal} see `guardianDescribed.markRead`
 */
export async function markThreadRead(
  parts: MessageParts,
  reader: { readonly userId: string; readonly sessionId: string; readonly threadId: string },
  upTo: string,
): Promise<void> {
  const { guardian, thread } = await requireGuardianThread(parts, reader)
  await parts.database
    .update(kindergartenMessageReader)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(kindergartenMessageReader.guardianId, guardian.id),
        isNull(kindergartenMessageReader.readAt),
        inArray(
          kindergartenMessageReader.messageId,
          sql`(select shown.id from ${kindergartenMessage} shown
            where shown.thread_id = ${thread.id} and shown.sent_at <= (
              select last.sent_at from ${kindergartenMessage} last
              where last.id = ${upTo} and last.thread_id = ${thread.id}))`,
        ),
      ),
    )
}

/** @throws {Refusal} `NOTICE_NOT_FOUND` */
export async function markNoticeRead(
  parts: MessageParts,
  { userId, noticeId }: { readonly userId: string; readonly noticeId: string },
): Promise<void> {
  const { database } = parts
  const guardian = await findGuardian(parts, userId)
  const readable =
    guardian &&
    (await database.$count(
      kindergartenNotice,
      and(eq(kindergartenNotice.id, noticeId), isNoticeReadBy(guardian.id)),
    ))
  if (!readable) throw refuseMessage('NOTICE_NOT_FOUND')
  await database
    .update(kindergartenNoticeReader)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(kindergartenNoticeReader.noticeId, noticeId),
        eq(kindergartenNoticeReader.guardianId, guardian.id),
        isNull(kindergartenNoticeReader.readAt),
      ),
    )
}
