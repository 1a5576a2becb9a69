import { sql } from '@payloadcms/db-postgres'
import { mailTask, QueuedMail } from '@trivsel/content-contract/mail'
import type { Payload } from 'payload'

/** What waits in the portal's queue, as the portal will read it. */
export async function queuedMails({ db }: Payload) {
  const { rows } = await db.drizzle.execute<{ payload: unknown }>(sql`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${mailTask} order by j.id`)
  return rows.map(({ payload }) => QueuedMail.parse(payload))
}

export async function emptyMailbox({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql`delete from graphile_worker._private_jobs`)
}
