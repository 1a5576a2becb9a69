import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { kindergartenMessage, kindergartenThread } from './tables.server.ts'

/**
 * Deletes the text of a message of staff, in a thread that the caller has locked. The subject goes with
 * the message that started the thread. That it was retracted, when and by whom stays.
 * @returns whether it was retracted now: not when it is already
 */
export async function retractMessage(
  transaction: Database,
  { threadId, messageId }: { readonly threadId: string; readonly messageId: string },
  by: { readonly userId: string; readonly name: string },
): Promise<boolean> {
  const [retracted] = await transaction
    .update(kindergartenMessage)
    .set({
      text: null,
      retractedAt: sql`now()`,
      retractedBy: by.userId,
      retractedByName: by.name,
    })
    .where(
      and(
        eq(kindergartenMessage.id, messageId),
        eq(kindergartenMessage.threadId, threadId),
        eq(kindergartenMessage.side, 'staff'),
        isNull(kindergartenMessage.retractedAt),
      ),
    )
    .returning({ id: kindergartenMessage.id })
  if (!retracted) return false
  const earlier = await transaction.$count(
    kindergartenMessage,
    and(
      eq(kindergartenMessage.threadId, threadId),
      lt(
        kindergartenMessage.sentAt,
        sql`(select first.sent_at from ${kindergartenMessage} first where first.id = ${messageId})`,
      ),
    ),
  )
  if (earlier === 0)
    await transaction
      .update(kindergartenThread)
      .set({ subject: null })
      .where(eq(kindergartenThread.id, threadId))
  return true
}
