import type pg from 'pg'
import type { Log } from '#platform/log.server.ts'

/** No job may run longer (`createJobs` holds it): one that is locked for longer has lost its process. */
export const longestRunSeconds = 120
const abandonedAfterSeconds = 2 * longestRunSeconds

/**
 * Gives the jobs of killed processes back to the queue, which would itself wait for four hours.
 * @returns how many processes had left jobs behind
 */
export async function releaseAbandonedJobs(pool: pg.Pool, log: Log): Promise<number> {
  const { rows } = await pool.query<{ processes: number }>(
    `with abandoned as (
       select array_agg(distinct locked_by) as owners from graphile_worker.jobs
       where locked_at < now() - make_interval(secs => $1) and locked_by is not null
     )
     select cardinality(owners) as processes, graphile_worker.force_unlock_workers(owners)
     from abandoned where owners is not null`,
    [abandonedAfterSeconds],
  )
  const processes = rows[0]?.processes ?? 0
  if (processes > 0) log.warn({ processes }, 'jobs of processes that ended were given back')
  return processes
}
