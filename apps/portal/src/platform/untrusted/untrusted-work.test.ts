import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { Refusal } from '../api/errors.server.ts'
import type { Sender } from './fair-line.server.ts'
import type * as tasks from './tasks.testing.ts'
import { describeTask } from './untrusted-task.ts'
import { startUntrustedThread } from './untrusted-thread.server.ts'
import { createUntrustedWork, type UntrustedWork } from './untrusted-work.server.ts'

const limits = { atOnce: 2, visitorsAtOnce: 1, waiting: 4, waitingPerClient: 2 }
const maja: Sender = { client: 'maja', isVisitor: false }
const ola: Sender = { client: 'ola', isVisitor: false }

/** No task of these tests comes near it, on however busy a machine. */
const noDeadline = 2_000_000

function task<Name extends keyof typeof tasks>(name: Name, deadline = noDeadline) {
  const module = new URL('./tasks.testing.ts', import.meta.url)
  return describeTask<(typeof tasks)[Name]>(module, name, deadline)
}
const reportThread = task('reportThread')

const opened: UntrustedWork[] = []
afterEach(async () => {
  for (const work of opened.splice(0)) await work.close()
})
function openWork(...[start]: [typeof startUntrustedThread?]) {
  const work = createUntrustedWork(limits, start)
  opened.push(work)
  return work
}

it('runs in a thread that knows nothing of the environment, and uses it again', async () => {
  const work = openWork()
  const first = await work.run(maja, reportThread, {})
  expect(first).toMatchObject({ isMainThread: false, secrets: [] })
  expect(await work.run(maja, reportThread, {})).toEqual(first)
  expect(work.countOf('reportThread')).toBe(2)
})

it('moves bytes there and back, and leaves those that were given as they are', async () => {
  const all = Buffer.from('xxabcxx')
  const given = { bytes: all.subarray(2, 5) }
  const { bytes } = await openWork().run(maja, task('turnBytes'), given)
  expect(Buffer.from(bytes).toString()).toBe('cba')
  expect(all.toString()).toBe('xxabcxx')
})

it('everything else goes on while a thread is busy', async () => {
  const work = openWork()
  const signal = new SharedArrayBuffer(4)
  const busy = work.run(maja, task('waitFor'), { signal })
  while (work.running === 0) await nextTurn()
  const other = await work.run(ola, reportThread, {})
  // It ends only when this thread, which would be kept by it, says so.
  Atomics.store(new Int32Array(signal), 0, 1)
  Atomics.notify(new Int32Array(signal), 0)
  const { threadId } = await busy
  expect(threadId).not.toBe(other.threadId)
})

it.each([
  ['neverEnd', 'time', 1],
  ['takeMemory', 'memory', noDeadline],
] as const)(
  '%s is ended, and the next task has another thread',
  async (name, bound, deadline) => {
    const work = openWork()
    const before = await work.run(maja, reportThread, {})
    const ended = work.run(maja, task(name, deadline), {})
    await expect(ended).rejects.toMatchObject({ name: 'LimitExceeded', bound })
    const { threadId } = await work.run(maja, reportThread, {})
    expect(threadId).not.toBe(before.threadId)
  },
  60_000,
)

it('a refusal comes back as it was', async () => {
  const refused = openWork().run(maja, task('refuse'), {})
  await expect(refused).rejects.toBeInstanceOf(Refusal)
  await expect(refused).rejects.toMatchObject({
    code: 'FILE_BROKEN',
    status: 422,
    field: 'message',
    details: { line: 7 },
  })
})

it('reports a failure, and the thread continues', async () => {
  const work = openWork()
  const before = await work.run(maja, reportThread, {})
  await expect(work.run(maja, task('fail'), {})).rejects.toThrow('It is broken')
  expect(await work.run(maja, reportThread, {})).toEqual(before)
})

it('a thread that ends by itself fails its task alone', async () => {
  const work = openWork()
  await expect(work.run(maja, task('endThread'), {})).rejects.toThrow('The thread has ended')
  expect((await work.run(maja, reportThread, {})).isMainThread).toBe(false)
})

it('no more threads are started than may work at once', async () => {
  let started = 0
  const work = openWork(() => {
    started += 1
    return startUntrustedThread()
  })
  const clients = ['a', 'b', 'c', 'd'].map((client) => ({ client, isVisitor: false }))
  await Promise.all(clients.map((client) => work.run(client, reportThread, {})))
  expect(started).toBeLessThanOrEqual(limits.atOnce)
})
