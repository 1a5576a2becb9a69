import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { refuseKindergarten } from '../refuse.server.ts'
import { kindergartenThread } from './tables.server.ts'

export type ThreadRow = typeof kindergartenThread.$inferSelect

/**
 * Locks a thread until the end of the transaction: its messages are written one after the other. Who may
 * write is the caller's to judge.
 * @throws {Refusal} `THREAD_NOT_FOUND`
 */
export async function lockThread(transaction: Database, threadId: string): Promise<ThreadRow> {
  const [thread] = await transaction
    .select()
    .from(kindergartenThread)
    .where(eq(kindergartenThread.id, threadId))
    .for('update')
  if (!thread) throw refuseKindergarten('THREAD_NOT_FOUND')
  return thread
}
