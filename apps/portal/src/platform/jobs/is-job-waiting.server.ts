import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'

/** Whether a job with the key waits, runs, or will be tried again. */
export async function isJobWaiting(database: Database, key: string): Promise<boolean> {
  const { rows } = await database.execute<{ isWaiting: boolean }>(sql`
    select exists (
      select from graphile_worker.jobs where key = ${key} and attempts < max_attempts
    ) as "isWaiting"`)
  return rows[0]?.isWaiting === true
}
