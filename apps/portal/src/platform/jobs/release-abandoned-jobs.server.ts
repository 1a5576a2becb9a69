import type pg from 'pg'
import type { Log } from '#platform/log.server.ts'
import { queueConnectionName } from './queue-pool.server.ts'

/** No job may run longer (`createJobs` holds it): one that is locked for longer has lost its process. */
export const longestRunSeconds = 120
const abandonedAfterSeconds = 2 * longestRunSeconds

/** What a job shows that was interrupted; the runbook names it. */
export const interrupted = 'The process that ran this job ended'

/**
 * Gives the jobs of killed processes back to the queue, which would itself wait for four hours. A
 * process that is missing twice in a row is dead; once may be a connection that is made again.
 */
export function createAbandonedJobs(pool: pg.Pool, log: Log) {
  let missing = new Set<string>()

  return {
    /** @returns how many processes had left jobs behind */
    async release(): Promise<number> {
      const before = missing
      const owners = await findOwners(pool)
      missing = new Set(owners.filter(({ isHere }) => !isHere).map(({ owner }) => owner))
      const dead = owners
        .filter(({ owner, isLate }) => isLate || (missing.has(owner) && before.has(owner)))
        .map(({ owner }) => owner)
      if (dead.length === 0) return 0
      await pool.query(
        // One that was at its last attempt gets another, once: it has not failed. Without it the row
        // would stay for ever, unseen.
        `update graphile_worker._private_jobs
         set last_error = $2, max_attempts = max_attempts +
           case when attempts >= max_attempts and last_error is distinct from $2 then 1 else 0 end
         where locked_by = any($1)`,
        [dead, interrupted],
      )
      await pool.query('select graphile_worker.force_unlock_workers($1)', [dead])
      log.warn({ processes: dead.length }, 'released the jobs of processes that ended')
      return dead.length
    },
  }
}

/** Who has locked jobs, or queues of jobs. */
async function findOwners(pool: pg.Pool) {
  const { rows } = await pool.query<{ owner: string; isLate: boolean; isHere: boolean }>(
    `select locked_by as owner,
       bool_or(is_job and locked_at < now() - make_interval(secs => $1)) as "isLate",
       exists (
         select from pg_stat_activity
         where datname = current_database() and application_name = $2 || locked_by
       ) as "isHere"
     from (
       select locked_by, locked_at, true as is_job from graphile_worker._private_jobs
       union all
       select locked_by, locked_at, false from graphile_worker._private_job_queues
     ) as locks
     where locked_by is not null group by locked_by`,
    [abandonedAfterSeconds, queueConnectionName('')],
  )
  return rows
}
