import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { enqueueJob } from './enqueue.server.ts'
import { createJobs, type Jobs } from './jobs.server.ts'
import { releaseAbandonedJobs } from './release-abandoned-jobs.server.ts'
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
  expect(jobs.isHealthy()).toBe(false)
})

it('goes on after its connections were ended', async () => {
  const run = vi.fn(async () => undefined)
  const jobs = await startJobs(handleTask(greet, run))
  await eventually(() => expect(jobs.isHealthy()).toBe(true))

  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'trivsel-jobs' and datname = current_database()`,
  )
  await enqueueJob(database, greet, { name: 'Maja' })

  await eventually(() => expect(run).toHaveBeenCalled())
  await eventually(() => expect(jobs.isHealthy()).toBe(true))
})

it('gives the jobs of a killed process back, and leaves those of the living', async () => {
  await enqueueJob(database, greet, { name: 'lost' }, { key: 'lost' })
  await enqueueJob(database, greet, { name: 'busy' }, { key: 'busy' })
  const lock = (key: string, owner: string, seconds: number) =>
    pool.query(
      `update graphile_worker._private_jobs
       set locked_by = $2, locked_at = now() - make_interval(secs => $3) where key = $1`,
      [key, owner, seconds],
    )
  await lock('lost', 'pool-dead', 300)
  await lock('busy', 'pool-alive', 60)

  expect(await releaseAbandonedJobs(pool, createLog('silent'))).toBe(1)

  const { rows } = await pool.query(
    'select key, locked_by from graphile_worker._private_jobs order by key',
  )
  expect(rows).toEqual([
    { key: 'busy', locked_by: 'pool-alive' },
    { key: 'lost', locked_by: null },
  ])
})
