import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { kindergartenMessage } from './tables.server.ts'

/** Messages of guardians up to the last one that was shown no longer wait for the kindergarten. */
export async function markReadByKindergarten(
  database: Database,
  { threadId, upTo }: { readonly threadId: string; readonly upTo: string },
): Promise<void> {
  await database
    .update(kindergartenMessage)
    .set({ staffReadAt: sql`now()` })
    .where(
      and(
        eq(kindergartenMessage.threadId, threadId),
        eq(kindergartenMessage.side, 'guardian'),
        isNull(kindergartenMessage.staffReadAt),
        sql`${kindergartenMessage.sentAt} <= (
          select last.sent_at from ${kindergartenMessage} last
          where last.id = ${upTo} and last.thread_id = ${threadId})`,
      ),
    )
}
