import type pg from 'pg'
import { beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { createQueuePool } from './queue-pool.server.ts'

const query = vi.fn(async (_statement: string, _values: unknown[]) => undefined)
const release = vi.fn()
beforeEach(() => vi.clearAllMocks())

function poolThatFails(times: number) {
  const connect = vi.fn(async () => ({ query, release }))
  for (let time = 0; time < times; time += 1) connect.mockRejectedValueOnce(new Error('away'))
  const pool = { connect, ending: false, totalCount: 7 }
  const pause = vi.fn(async (_milliseconds?: number) => undefined)
  const queuePool = createQueuePool(pool as unknown as pg.Pool, {
    log: createLog('silent'),
    owner: () => 'pool-1',
    pause: pause as never,
  })
  return { pool, connect, queuePool, pause }
}

it('gives the queue a connection to listen on as soon as there is one, and no failure', async () => {
  const { connect, queuePool, pause } = poolThatFails(30)
  const given = await new Promise<unknown[]>((resolve) => {
    queuePool.connect((...answer: unknown[]) => resolve(answer))
  })
  expect(given.slice(0, 2)).toEqual([undefined, { query, release }])
  expect(connect).toHaveBeenCalledTimes(31)
  expect(new Set(pause.mock.calls.flat())).toEqual(new Set([1_000]))
  expect(query).toHaveBeenCalledWith(expect.stringContaining('application_name'), [
    'trivsel-jobs pool-1',
  ])
})

it('has that connection ended when the queue gives it back', async () => {
  const releaseConnection = await new Promise<() => void>((resolve) => {
    poolThatFails(0).queuePool.connect((_error, _client, done) => resolve(done))
  })
  releaseConnection()
  expect(release).toHaveBeenCalledExactlyOnceWith(true)
})

it('asks no more once the pool is ended', async () => {
  const { pool, connect, queuePool, pause } = poolThatFails(50)
  const callback = vi.fn()
  const ended = new Promise<void>((resolve) => {
    pause.mockImplementation(async () => {
      pool.ending = connect.mock.calls.length === 3
      if (pool.ending) setImmediate(resolve)
    })
  })
  queuePool.connect(callback)
  await ended
  expect(connect).toHaveBeenCalledTimes(4)
  expect(callback).not.toHaveBeenCalled()
})

it('is the pool itself in all else', async () => {
  const { queuePool } = poolThatFails(1)
  expect(queuePool.totalCount).toBe(7)
  await expect(queuePool.connect()).rejects.toThrow('away')
})
