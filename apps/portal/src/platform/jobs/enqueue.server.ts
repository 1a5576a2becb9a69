import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { Task } from './task.server.ts'

/** Those without one have 0, and the smallest is first. */
const bulkPriority = 10

/**
 * Adds a job within the caller's transaction: it exists exactly if the transaction commits.
 *
 * @param options `key`: a job with the same key that has not started yet is replaced;
 *   `queue`: jobs of one queue run one after the other, in all instances together;
 *   `maxAttempts`: 25 when not given, spread over about three days;
 *   `isBulk`: waits for all jobs that are not
 * @throws {z.ZodError} the payload is not what the task takes
 */
export async function enqueueJob<Payload extends z.ZodType>(
  database: Database,
  task: Task<Payload>,
  payload: z.input<Payload>,
  options: {
    runAt?: Date
    key?: string
    queue?: string
    maxAttempts?: number
    isBulk?: boolean
  } = {},
): Promise<void> {
  task.payload.parse(payload)
  await database.execute(sql`
    select 1 from graphile_worker.add_job(
      identifier => ${task.name},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queue ?? null}::text,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int,
      job_key => ${options.key ?? null}::text,
      priority => ${options.isBulk ? bulkPriority : null}::int
    )`)
}

/** Adds a job for each payload in one query, as `enqueueJob` does: for many people at once. */
export async function enqueueJobs<Payload extends z.ZodType>(
  database: Database,
  task: Task<Payload>,
  payloads: readonly z.input<Payload>[],
): Promise<void> {
  if (payloads.length === 0) return
  for (const payload of payloads) task.payload.parse(payload)
  const texts = payloads.map((payload) => JSON.stringify(payload))
  await database.execute(sql`
    select count(graphile_worker.add_job(identifier => ${task.name}, payload => payload::json))
    from unnest(${sql.param(texts)}::text[]) as payload`)
}

/** Removes jobs that have not started. @param keys under which they were enqueued */
export async function removeJobs(database: Database, keys: readonly string[]): Promise<void> {
  await database.execute(sql`
    select graphile_worker.remove_job(key) from unnest(${sql.param(keys)}::text[]) as key`)
}
