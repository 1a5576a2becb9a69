import { sql } from 'drizzle-orm'
import { batchSize, daysAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'

/** A job that has failed for the last time names people in its payload: time to look into it. */
const failedJobDays = 14

/** The queue is nobody's table, and its payloads name people. */
export const jobRetention: readonly RetentionStep[] = [
  {
    name: 'jobs that failed for the last time',
    remove: (now) => sql`select from graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs
      where locked_at is null and attempts >= max_attempts
        and updated_at < ${daysAgo(now, failedJobDays)} limit ${batchSize}))`,
  },
]
