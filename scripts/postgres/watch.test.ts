import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { watchPostmaster } from './watch.ts'

/** Of a process that has ended. */
const deadPid = spawnSync(process.execPath, ['--version']).pid

let watch: ReturnType<typeof watchPostmaster> | undefined
afterEach(() => watch?.end())

/** A server that ends as soon as it is started. @param healthy milliseconds for which it ran before */
function watchDying(healthy: number) {
  let time = 0
  const restart = vi.fn(async () => {
    // The clock of the watch, which it reads once more before it counts the next end.
    queueMicrotask(() => setImmediate(() => (time += healthy)))
    return deadPid
  })
  const onFailure = vi.fn()
  watch = watchPostmaster({
    pid: deadPid,
    isMine: () => true,
    restart,
    onProgress: () => undefined,
    onFailure,
    now: () => time,
    every: 5,
  })
  return { restart, onFailure }
}

test('stops, and says so, when the server ends six times in a row', async () => {
  const { restart, onFailure } = watchDying(59_000)
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalled(), { timeout: 20_000 })
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(
    'PostgreSQL has ended 6 times in a row and is not started again',
  )
  expect(restart).toHaveBeenCalledTimes(5)
})

test('starts it again for ever when it was healthy for more than a minute in between', async () => {
  const { restart, onFailure } = watchDying(61_000)
  await vi.waitFor(() => expect(restart.mock.calls.length).toBeGreaterThan(12), { timeout: 20_000 })
  expect(onFailure).not.toHaveBeenCalled()
})

test('goes on after a restart that failed, until it has failed too often', async () => {
  const { restart, onFailure } = watchDying(0)
  restart.mockRejectedValue(new Error('the port is taken'))
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), { timeout: 20_000 })
  expect(restart).toHaveBeenCalledTimes(5)
})
