import type { Runner } from 'graphile-worker'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { createJobs } from './jobs.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => undefined)

async function startJobs(stopQueue: () => Promise<void>) {
  const jobs = createJobs({
    connectionString: 'postgresql://nobody@127.0.0.1:9/none',
    log: createLog('silent'),
    tasks: [],
    runQueue: async () => ({ promise: never, stop: stopQueue }) as unknown as Runner,
  })
  await jobs.start()
  return jobs
}

it('stops at once with a queue that stops', async () => {
  const jobs = await startJobs(async () => undefined)
  await jobs.stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('stops after a while without a queue that does not stop', async () => {
  const jobs = await startJobs(() => never)
  const stopped = vi.fn()
  const stopping = jobs.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(11_999)
  expect(stopped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await stopping
})

it('stops although the queue stops badly', async () => {
  const jobs = await startJobs(() => Promise.reject(new Error('already stopped')))
  await jobs.stop()
  expect(vi.getTimerCount()).toBe(0)
})
