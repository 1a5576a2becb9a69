import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { BusyError, createRenderQueue, type Job, type QueueLimits } from './render-queue.server.ts'

const wide = { atOnce: 100, aheadAtOnce: 100, waiting: 100, perClient: 100, ahead: 100 }

/** A queue whose turns come when the test says so, and the names of the jobs that it started. */
function queueWith(limits: Partial<QueueLimits>) {
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const turns: (() => void)[] = []
  const queue = createRenderQueue<string>({ ...wide, ...limits }, (next) => turns.push(next))
  const add = (name: string) =>
    queue.add(async () => {
      started.push(name)
      await new Promise<void>((resolve) => finish.set(name, resolve))
      return name
    })
  return {
    queue,
    started,
    add,
    turns,
    wait(name: string, client: string): Job<string> {
      const job = add(name)
      queue.wait(job, client)
      return job
    },
    /** Every turn that is asked for, also by those that were given. */
    giveTurns() {
      for (let turn = turns.shift(); turn; turn = turns.shift()) turn()
    },
    async finish(name: string) {
      finish.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

describe('turns', () => {
  it('take turns by client, however many one client has', () => {
    const { wait, giveTurns, started } = queueWith({})
    for (const name of ['a1', 'a2', 'a3']) wait(name, 'a')
    for (const name of ['b1', 'b2']) wait(name, 'b')
    wait('c1', 'c')
    giveTurns()
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('are given to so many at once, and one after the other', async () => {
    const { wait, giveTurns, started, finish, turns } = queueWith({ atOnce: 2 })
    for (const name of ['1', '2', '3', '4']) wait(name, 'a')
    expect(turns).toHaveLength(1)
    turns.shift()?.()
    expect(started).toEqual(['1'])
    giveTurns()
    expect(started).toEqual(['1', '2'])
    await finish('1')
    giveTurns()
    expect(started).toEqual(['1', '2', '3'])
  })

  it('go on after a failure', async () => {
    const { queue, wait, giveTurns, started } = queueWith({ atOnce: 1 })
    const failing = queue.add(() => Promise.reject(new Error('failed')))
    queue.wait(failing, 'a')
    wait('next', 'a')
    giveTurns()
    await expect(failing.result).rejects.toThrow('failed')
    await new Promise(setImmediate)
    giveTurns()
    expect(started).toEqual(['next'])
  })
})

it('a job knows nothing of who asked for it', async () => {
  const asking = new AsyncLocalStorage<string>()
  const queue = createRenderQueue<string | undefined>(wide)
  const job = queue.add(async () => asking.getStore())
  asking.run('an editor', () => queue.wait(job, 'a'))
  expect(await job.result).toBeUndefined()
})

describe('a job that several wait for', () => {
  it('is done once, when it is the turn of the first of them', async () => {
    const { queue, add, wait, giveTurns, started, finish } = queueWith({})
    for (const name of ['a1', 'a2']) wait(name, 'a')
    const shared = add('shared')
    for (const client of ['a', 'b', 'c', 'b']) queue.wait(shared, client)
    giveTurns()
    expect(started).toEqual(['a1', 'shared', 'a2'])
    await finish('shared')
    expect(await shared.result).toBe('shared')
  })

  it('takes one place of all', () => {
    const { queue, add, wait } = queueWith({ waiting: 2 })
    const shared = add('shared')
    for (const client of ['a', 'b', 'c']) queue.wait(shared, client)
    expect(() => wait('other', 'd')).not.toThrow()
    expect(() => wait('third', 'e')).toThrow(BusyError)
  })
})

describe('a full queue', () => {
  it('takes no more of one client, and still of others', () => {
    const { wait } = queueWith({ perClient: 2 })
    for (const name of ['a1', 'a2']) wait(name, 'a')
    expect(() => wait('a3', 'a')).toThrow(BusyError)
    expect(() => wait('b1', 'b')).not.toThrow()
  })

  it('lets a client that has its share wait for what others brought', () => {
    const { queue, add, wait } = queueWith({ perClient: 1 })
    wait('a1', 'a')
    const shared = add('shared')
    queue.wait(shared, 'b')
    expect(() => queue.wait(shared, 'a')).not.toThrow()
  })

  it('takes a place from the longest line for a client that has fewer', async () => {
    const { wait, giveTurns, started } = queueWith({ waiting: 4 })
    wait('b1', 'b')
    const [, , last] = ['a1', 'a2', 'a3'].map((name) => wait(name, 'a'))
    wait('c1', 'c')
    await expect(last?.result).rejects.toThrow(BusyError)
    giveTurns()
    expect(started).toEqual(['b1', 'a1', 'c1', 'a2'])
  })

  it('takes none from a client that has as many, or one more', () => {
    const { wait } = queueWith({ waiting: 3 })
    wait('b1', 'b')
    for (const name of ['a1', 'a2']) wait(name, 'a')
    expect(() => wait('b2', 'b')).toThrow(BusyError)
    expect(() => wait('a3', 'a')).toThrow(BusyError)
  })

  it('has room again when a job starts', () => {
    const { wait, giveTurns } = queueWith({ waiting: 1, perClient: 1 })
    wait('1', 'a')
    expect(() => wait('2', 'a')).toThrow(BusyError)
    giveTurns()
    expect(() => wait('2', 'a')).not.toThrow()
  })
})

describe('what nobody waits for', () => {
  it('comes after all that somebody does, what was named last first', () => {
    const { queue, add, wait, giveTurns, started } = queueWith({})
    const jobs = ['1', '2', '3'].map(add)
    for (const job of jobs) queue.doAhead(job)
    if (jobs[1]) queue.doAhead(jobs[1])
    wait('visitor', 'a')
    giveTurns()
    expect(started).toEqual(['visitor', '2', '3', '1'])
  })

  it('leaves room for visitors', () => {
    const { queue, add, wait, giveTurns, started } = queueWith({ atOnce: 3, aheadAtOnce: 2 })
    for (const name of ['1', '2', '3', '4']) queue.doAhead(add(name))
    giveTurns()
    expect(started).toEqual(['4', '3'])
    wait('visitor', 'a')
    giveTurns()
    expect(started).toEqual(['4', '3', 'visitor'])
  })

  it('is done as soon as somebody waits for it, and not again', () => {
    const { queue, add, giveTurns, started } = queueWith({ aheadAtOnce: 0 })
    const job = add('1')
    queue.doAhead(job)
    giveTurns()
    expect(started).toEqual([])
    queue.wait(job, 'a')
    giveTurns()
    expect(started).toEqual(['1'])
    expect(queue.isIdle).toBe(false)
  })

  it('is forgotten when there is too much of it, what was named first', async () => {
    const { queue, add, giveTurns, started } = queueWith({ ahead: 2 })
    const jobs = ['1', '2', '3'].map(add)
    for (const job of jobs) queue.doAhead(job)
    await expect(jobs[0]?.result).rejects.toThrow(BusyError)
    giveTurns()
    expect(started).toEqual(['3', '2'])
  })
})

it('is idle when nothing waits and nothing runs', async () => {
  const { queue, add, wait, giveTurns, finish } = queueWith({})
  expect(queue.isIdle).toBe(true)
  wait('1', 'a')
  expect(queue.isIdle).toBe(false)
  giveTurns()
  expect(queue.isIdle).toBe(false)
  await finish('1')
  expect(queue.isIdle).toBe(true)
  queue.doAhead(add('2'))
  expect(queue.isIdle).toBe(false)
})
