import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { enqueueJob } from './enqueue.server.ts'
import { createJobs, type Jobs } from './jobs.server.ts'
import { createAbandonedJobs, interrupted } from './release-abandoned-jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from './task.server.ts'

const { database, pool, url } = await createTestDatabase()
const greet = declareTask('greet', z.strictObject({ name: z.string().max(10) }))
const running: Jobs[] = []

/** A second, which is the default, is short where other tests keep all cores busy. */
const eventually = (assertion: () => unknown) => vi.waitFor(assertion, { timeout: 20_000 })

afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  await database.execute(sql`delete from graphile_worker._private_jobs`)
})

async function startJobs(...tasks: TaskHandler[]): Promise<Jobs> {
  const jobs = createJobs({ connectionString: url, log: createLog('silent'), tasks })
  running.push(jobs)
  await jobs.start()
  return jobs
}

async function countJobs(): Promise<number> {
  const counted = await pool.query('select count(*)::int as jobs from graphile_worker.jobs')
  return counted.rows[0].jobs
}

it('runs what a committed transaction enqueued, with its payload', async () => {
  const run = vi.fn(async () => undefined)
  await startJobs(handleTask(greet, run))

  await database.transaction(async (transaction) => {
    await enqueueJob(transaction, greet, { name: 'Maja' })
  })

  await eventually(() =>
    expect(run).toHaveBeenCalledWith(
      { name: 'Maja' },
      expect.objectContaining({ jobId: expect.any(String) }),
    ),
  )
  await eventually(async () => expect(await countJobs()).toBe(0))
})

it('knows nothing of a job whose transaction was rolled back', async () => {
  const rolledBack = database.transaction(async (transaction) => {
    await enqueueJob(transaction, greet, { name: 'Maja' })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  expect(await countJobs()).toBe(0)
})

it('refuses a payload that the task does not take, in the transaction that sends it', async () => {
  await expect(enqueueJob(database, greet, { name: 'far too long a name' })).rejects.toThrow()
  expect(await countJobs()).toBe(0)
})

it('tries a job again that failed', async () => {
  const run = vi.fn(async () => undefined)
  run.mockRejectedValueOnce(new Error('not yet'))
  await startJobs(handleTask(greet, run))
  await enqueueJob(database, greet, { name: 'Maja' })

  await eventually(() => expect(run).toHaveBeenCalledTimes(2))
  await eventually(async () => expect(await countJobs()).toBe(0))
})

it('keeps the last of several jobs with the same key', async () => {
  const run = vi.fn(async () => undefined)
  for (const name of ['a', 'b', 'c']) await enqueueJob(database, greet, { name }, { key: 'one' })
  expect(await countJobs()).toBe(1)
  await startJobs(handleTask(greet, run))
  await eventually(() => expect(run).toHaveBeenCalledOnce())
  expect(run).toHaveBeenCalledWith({ name: 'c' }, expect.anything())
})

it('finishes what runs before it stops', async () => {
  let finished = false
  const started = Promise.withResolvers<void>()
  const jobs = await startJobs(
    handleTask(greet, async () => {
      started.resolve()
      await sleep(300)
      finished = true
    }),
  )
  await enqueueJob(database, greet, { name: 'Maja' })
  await started.promise
  running.length = 0
  await jobs.stop()
  expect(finished).toBe(true)
  expect(await countJobs()).toBe(0)
  expect(jobs.health()).toBe('unavailable')
})

it.each([0, 5, 20, 60])('stops %i ms after it began to start', async (milliseconds) => {
  const jobs = createJobs({
    connectionString: url,
    log: createLog('silent'),
    tasks: [handleTask(greet, async () => undefined)],
  })
  const starting = jobs.start().catch(() => undefined)
  await sleep(milliseconds)
  await jobs.stop()
  await starting
  expect(jobs.health()).toBe('unavailable')
})

it('goes on after its connections were ended', async () => {
  const run = vi.fn(async () => undefined)
  const jobs = await startJobs(handleTask(greet, run))
  await eventually(() => expect(jobs.health()).toBe('ok'))

  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'trivsel-jobs' and datname = current_database()`,
  )
  await enqueueJob(database, greet, { name: 'Maja' })

  await eventually(() => expect(run).toHaveBeenCalled())
  await eventually(() => expect(jobs.health()).toBe('ok'))
})

it('goes on after its first query failed', async () => {
  const run = vi.fn(async () => undefined)
  await database.execute(sql`alter table graphile_worker._private_tasks rename to away`)
  const jobs = await startJobs(handleTask(greet, run))
  await sleep(100)
  await database.execute(sql`alter table graphile_worker.away rename to _private_tasks`)
  await enqueueJob(database, greet, { name: 'Maja' })

  await eventually(() => expect(run).toHaveBeenCalled())
  await eventually(() => expect(jobs.health()).toBe('ok'))
})

describe('the jobs of a process', () => {
  const lock = async (key: string, owner: string, { seconds = 0, isLast = false } = {}) => {
    await enqueueJob(database, greet, { name: key }, { key })
    await pool.query(
      `update graphile_worker._private_jobs
       set locked_by = $2, locked_at = now() - make_interval(secs => $3),
         attempts = case when $4 then max_attempts else 1 end
       where key = $1`,
      [key, owner, seconds, isLast],
    )
  }
  const readJobs = async () =>
    (
      await pool.query(
        `select key, locked_by, attempts < max_attempts as "isTriedAgain", last_error
         from graphile_worker.jobs order by key`,
      )
    ).rows
  const free = { locked_by: null, isTriedAgain: true, last_error: interrupted }

  it('that was killed are released once it was missing twice in a row', async () => {
    const abandoned = createAbandonedJobs(pool, createLog('silent'))
    await lock('killed', 'pool-dead')
    expect(await abandoned.release()).toBe(0)
    expect(await abandoned.release()).toBe(1)
    expect(await readJobs()).toEqual([{ key: 'killed', ...free }])
  })

  it('are released at once when they have run for longer than any job may', async () => {
    const abandoned = createAbandonedJobs(pool, createLog('silent'))
    await lock('late', 'pool-late', { seconds: 300 })
    await lock('busy', 'pool-busy', { seconds: 60 })
    expect(await abandoned.release()).toBe(1)
    expect(await readJobs()).toEqual([
      { key: 'busy', locked_by: 'pool-busy', isTriedAgain: true, last_error: null },
      { key: 'late', ...free },
    ])
  })

  it('that was killed at the last attempt are tried once more, and no more than once', async () => {
    const abandoned = createAbandonedJobs(pool, createLog('silent'))
    const isTriedAgain = async () => {
      await abandoned.release()
      await abandoned.release()
      return (await readJobs())[0].isTriedAgain
    }
    await lock('last', 'pool-dead', { isLast: true })
    expect(await isTriedAgain()).toBe(true)
    await pool.query(
      `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now(), attempts = max_attempts`,
    )
    expect(await isTriedAgain()).toBe(false)
  })

  it('that lives stay with it', async () => {
    const started = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const jobs = await startJobs(
      handleTask(greet, async () => {
        started.resolve()
        await finish.promise
      }),
    )
    await enqueueJob(database, greet, { name: 'Maja' })
    await started.promise
    // Jobs may be taken before the connection that says that the process lives has its name.
    await eventually(() => expect(jobs.health()).toBe('ok'))
    const abandoned = createAbandonedJobs(pool, createLog('silent'))
    expect(await abandoned.release()).toBe(0)
    expect(await abandoned.release()).toBe(0)
    finish.resolve()
  })

  it('that was killed while it had a queue leave the queue to others', async () => {
    const run = vi.fn(async () => undefined)
    await enqueueJob(database, greet, { name: 'Maja' }, { queue: 'one at a time' })
    await pool.query(
      `update graphile_worker._private_job_queues set locked_by = 'pool-dead', locked_at = now()`,
    )
    const abandoned = createAbandonedJobs(pool, createLog('silent'))
    await abandoned.release()
    await abandoned.release()
    await startJobs(handleTask(greet, run))
    await eventually(() => expect(run).toHaveBeenCalled())
  })
})
