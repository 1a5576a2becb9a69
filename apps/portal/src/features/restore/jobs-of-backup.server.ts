import { sql } from 'drizzle-orm'
import { sendPush } from '#core/push/push-task.server.ts'
import { siteRestore } from '#core/quarantine/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'

/** What people would get twice. */
const messages = sql`j.task_id in (
  select id from graphile_worker._private_tasks where identifier in (${sendMail.name}, ${sendPush.name}))`

/**
 * Enqueued before the last restore. Compared in the database, whose times are finer than those of
 * JavaScript.
 */
const waiting = sql`j.created_at <= (select max(${siteRestore.restoredAt}) from ${siteRestore})
  and j.attempts < j.max_attempts`

/** How many messages, and how many other jobs, waited in the backup. */
export async function countJobsOfBackup(
  database: Database,
): Promise<{ mails: number; others: number }> {
  const { rows } = await database.execute<{ mails: number; others: number }>(sql`
    select count(*) filter (where ${messages})::int as mails,
      count(*) filter (where not ${messages})::int as others
    from graphile_worker._private_jobs j where ${waiting}`)
  return rows[0] ?? { mails: 0, others: 0 }
}

/** Drops the messages. No queue runs meanwhile: what is locked was so in the backup. */
export async function dropMailsOfBackup(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    delete from graphile_worker._private_jobs j where ${messages} and ${waiting}`)
}
