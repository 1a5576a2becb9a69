import { sql } from '@payloadcms/db-postgres'
import { maxWindowMinutes } from '@trivsel/account-guard/attempt-limit'
import type { Payload } from 'payload'

const hour = 60 * 60 * 1_000

/** Counts of past time windows have no use. */
export async function removeOldAttempts({ db }: Payload): Promise<void> {
  await db.drizzle.execute(sql`
    delete from cms.editor_attempts
    where window_started_at < now() - make_interval(mins => ${maxWindowMinutes})`)
}

export function removeOldAttemptsHourly(payload: Payload): void {
  const remove = () =>
    removeOldAttempts(payload).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'Could not remove old login attempts' }),
    )
  setInterval(remove, hour).unref()
}
