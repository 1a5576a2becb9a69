import { EventEmitter } from 'node:events'
import { Logger, type WorkerEvents } from 'graphile-worker'
import type { Log } from '#platform/log.server.ts'

/**
 * What the queue itself has to say. Lines about a single job are left out: they hold its payload
 * and whatever text it failed with; `logJobs` says the same without them.
 */
export function createQueueLog(log: Log): Logger {
  return new Logger(() => (level, message, details) => {
    if (details?.job !== undefined) return
    if (level === 'error') log.error({ component: 'jobs' }, message)
    else if (level === 'warning') log.warn({ component: 'jobs' }, message)
    else log.debug({ component: 'jobs' }, message)
  })
}

/** The queue's events, with one line in the log for every job that failed. */
export function logJobs(log: Log): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:error', ({ job, error }) =>
    log.warn(
      { task: job.task_identifier, job: job.id, attempt: job.attempts, error },
      'a job failed',
    ),
  )
  events.on('job:failed', ({ job }) =>
    log.error({ task: job.task_identifier, job: job.id }, 'a job failed for the last time'),
  )
  events.on('worker:fatalError', ({ error }) =>
    log.error({ error }, 'the outcome of a job could not be stored'),
  )
  return events
}
