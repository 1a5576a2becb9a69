import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ParsedCronItem,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
} from 'graphile-worker'
import pg from 'pg'
import type { Health } from '#platform/health/health-handlers.server.ts'
import type { Log } from '#platform/log.server.ts'
import { inTime } from '../in-time.ts'
import { createQueueLog, logJobs } from './queue-log.server.ts'
import { createQueuePool } from './queue-pool.server.ts'
import { createAbandonedJobs, longestRunSeconds } from './release-abandoned-jobs.server.ts'
import type { Task, TaskHandler } from './task.server.ts'

/** @property at cron pattern (minute hour day month weekday), in UTC */
export type CronJob = { readonly task: Task; readonly at: string }

export type Jobs = {
  start(): Promise<void>
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>
  /** `degraded` while it hears of no new jobs, and finds them by asking each second. */
  health(): Health
}

const atOnce = 4
/** Beside the jobs, one connection listens for new ones. */
const connections = atOnce + 1
/** New jobs are announced; asking is for those whose time has come and for what was missed. */
const askEveryMilliseconds = 1_000
const restartAfterMilliseconds = 1_000
const releaseEveryMilliseconds = 10_000
/** How long a running job may go on after `stop` before its signal is aborted. */
const finishWithinMilliseconds = 8_000
/**
 * How long the queue as a whole may take to stop. Its clock can take longer: after failed queries it
 * stops only when its next attempt is due, up to 90 seconds later (graphile-worker 0.18.0).
 */
const stopWithinMilliseconds = finishWithinMilliseconds + 4_000
/** Failed attempts to take a job, one after the other, before the queue is looked at. */
const failuresBeforeRestart = 2 * atOnce

/** Runs the jobs that operations enqueued (`enqueueJob`) and those of the clock. */
export function createJobs({
  connectionString,
  log,
  tasks,
  crontab = [],
  runQueue = run,
}: {
  connectionString: string
  log: Log
  tasks: readonly TaskHandler[]
  crontab?: readonly CronJob[]
  runQueue?: typeof run
}): Jobs {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    application_name: 'trivsel-jobs',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  pool.on('error', (error) => log.warn({ error }, 'a database connection of the queue was lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))

  const events = logJobs(log)
  let listening = false
  let owner = ''
  events.on('pool:create', ({ workerPool }) => {
    owner = workerPool.id
  })
  events.on('pool:listen:success', () => {
    listening = true
  })
  events.on('pool:listen:error', () => {
    listening = false
  })

  let failures = 0
  for (const event of ['worker:getJob:empty', 'job:start'] as const)
    events.on(event, () => {
      failures = 0
    })
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures % failuresBeforeRestart === 0) void restartIfStuck()
  })

  const queuePool = createQueuePool(pool, { log, owner: () => owner })
  const abandoned = createAbandonedJobs(pool, log)
  const taskList = toTaskList(tasks)
  const parsedCronItems = toCronItems(crontab)
  let runner: Runner | undefined
  /** The last start, which `stop` waits for: its connections are those of the pool. */
  let starting: Promise<void> = Promise.resolve()
  let stopped = false
  let releaseTimer: NodeJS.Timeout | undefined

  async function stopRunner(last: Runner | undefined): Promise<void> {
    if (!last) return
    const stopping = last
      .stop()
      .catch((error: unknown) => log.warn({ error }, 'the queue stopped badly'))
    await inTime(stopping, stopWithinMilliseconds, () =>
      log.warn({}, 'the queue does not stop in time: it is left'),
    )
  }

  function startRunner(): Promise<void> {
    const attempt = startOnce()
    starting = attempt.catch(() => undefined)
    return attempt
  }

  async function startOnce(): Promise<void> {
    const started = await runQueue({
      pgPool: queuePool,
      taskList,
      parsedCronItems,
      events,
      logger: createQueueLog(log),
      concurrency: atOnce,
      pollInterval: askEveryMilliseconds,
      gracefulShutdownAbortTimeout: finishWithinMilliseconds,
      noHandleSignals: true,
      // Without batches nobody waits for an outcome to be stored: `stop` would lose it, and a
      // database that is away at that moment would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    if (stopped) return stopRunner(started)
    runner = started
    failures = 0
    const restart = (error?: unknown) => {
      if (!stopped && runner === started) void restartRunner(error)
    }
    started.promise.then(() => restart(), restart)
  }

  /**
   * A queue whose first query fails keeps that failure for ever (graphile-worker 0.18.0 caches the
   * rejected promise of its tasks): it is started again once the database answers.
   */
  async function restartIfStuck(): Promise<void> {
    const stuck = runner
    const isDatabaseThere = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (!isDatabaseThere || stuck !== runner || failures === 0) return
    await stopRunner(stuck)
    if (!stopped && stuck === runner) void restartRunner(new Error('The queue was stuck'))
  }

  /** The queue stops when it cannot store an outcome, as when the database restarts. */
  async function restartRunner(error: unknown): Promise<void> {
    runner = undefined
    listening = false
    log.warn({ error }, 'the queue stopped and is started again')
    while (!stopped && !runner) {
      await sleep(restartAfterMilliseconds)
      if (stopped) return
      await startRunner().catch((failure: unknown) =>
        log.warn({ error: failure }, 'the queue could not be started again'),
      )
    }
  }

  function releaseAbandoned(): void {
    abandoned
      .release()
      .catch((error: unknown) => log.warn({ error }, 'abandoned jobs could not be looked for'))
  }

  return {
    async start() {
      await startRunner()
      if (stopped) return
      releaseAbandoned()
      releaseTimer = setInterval(releaseAbandoned, releaseEveryMilliseconds)
      releaseTimer.unref()
    },
    async stop() {
      stopped = true
      clearInterval(releaseTimer)
      await starting
      const last = runner
      runner = undefined
      await stopRunner(last)
      await inTime(pool.end(), stopWithinMilliseconds, () =>
        log.warn({}, 'connections of the queue are still in use'),
      )
    },
    health: () => (runner ? (listening ? 'ok' : 'degraded') : 'unavailable'),
  }
}

function toTaskList(tasks: readonly TaskHandler[]): TaskList {
  const list: TaskList = {}
  for (const task of tasks)
    list[task.name] = async (payload, { job, abortSignal }) => {
      const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(longestRunSeconds * 1_000)])
      const isLastAttempt = job.attempts >= job.max_attempts
      const running = task.run(payload, { jobId: job.id, signal, isLastAttempt })
      await Promise.race([running, rejectWhenAborted(signal)])
    }
  return list
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function toCronItems(crontab: readonly CronJob[]): ParsedCronItem[] {
  return parseCronItems(crontab.map(({ task, at }) => ({ task: task.name, match: at })))
}
