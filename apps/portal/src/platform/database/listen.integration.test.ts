import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { createListener, type Listener } from './listen.server.ts'
import { createTestDatabase } from './testing.server.ts'

const { pool, url } = await createTestDatabase()
const open: Listener[] = []
const ways: { remove(): void }[] = []

function listener(address = url) {
  const created = createListener(address, createLog('silent'))
  open.push(created)
  return created
}

afterEach(async () => {
  vi.useRealTimers()
  for (const way of ways.splice(0)) way.remove()
  await Promise.all(open.splice(0).map((one) => one.close()))
})

const newest = `select pid from pg_stat_activity
  where application_name = 'trivsel-listen' and datname = current_database()
  order by backend_start desc limit 1`

/** As a database does that is restarted. */
async function endConnection(): Promise<void> {
  const ended = await pool.query(`select pg_terminate_backend(pid) from (${newest}) listening`)
  expect(ended.rowCount).toBe(1)
}

async function lastStatement(): Promise<string> {
  const { rows } = await pool.query(
    `select query from pg_stat_activity where pid = (${newest}) and state = 'idle'`,
  )
  return rows[0]?.query
}

/** A way to the database that can be closed, and that can fall silent without a word. */
async function createWay() {
  const address = new URL(url)
  const database = { host: address.hostname, port: Number(address.port) }
  const sockets: Socket[] = []
  let isClosed = false
  let attempts = 0
  const server = createServer((incoming) => {
    attempts += 1
    sockets.push(incoming.on('error', () => undefined))
    if (isClosed) return incoming.destroy()
    const onward = connect(database)
    sockets.push(onward.on('error', () => undefined))
    incoming.on('close', () => onward.destroy())
    onward.on('close', () => incoming.destroy())
    incoming.pipe(onward).pipe(incoming)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  const way = {
    url: address.href,
    attempts: () => attempts,
    connections: () => sockets.filter((socket) => !socket.destroyed).length / 2,
    open: () => {
      isClosed = false
    },
    close: () => {
      isClosed = true
      for (const socket of sockets) socket.destroy()
    },
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    remove: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  ways.push(way)
  return way
}

it('hands every notification of a channel to all its handlers', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const other = vi.fn()
  const listening = listener()
  listening.on('news', first)
  listening.on('news', second)
  listening.on('gossip', other)
  await listening.start()

  await pool.query(`select pg_notify('news', 'a')`)
  await pool.query(`notify news`)

  await vi.waitFor(() => expect(first.mock.calls).toEqual([['a'], ['']]))
  expect(second.mock.calls).toEqual([['a'], ['']])
  expect(other).not.toHaveBeenCalled()
})

it('listens to a channel that is added after the start', async () => {
  const handler = vi.fn()
  const listening = listener()
  await listening.start()
  listening.on('Later "quoted"', handler)

  await vi.waitFor(async () => {
    await pool.query(`select pg_notify('Later "quoted"', 'x')`)
    expect(handler).toHaveBeenCalledWith('x')
  })
})

it('comes back after its connection was ended, and says so', async () => {
  const handler = vi.fn()
  const reconnected = vi.fn()
  const listening = listener()
  listening.on('news', handler)
  listening.onReconnect(reconnected)
  await listening.start()
  expect(reconnected).not.toHaveBeenCalled()

  await endConnection()

  await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce(), { timeout: 5_000 })
  await pool.query(`select pg_notify('news', 'again')`)
  await vi.waitFor(() => expect(handler).toHaveBeenCalledWith('again'))
})

it('goes on when a handler throws', async () => {
  const handler = vi.fn()
  const listening = listener()
  listening.on('news', () => {
    throw new Error('a fault in a handler')
  })
  listening.on('news', handler)
  await listening.start()

  await pool.query(`select pg_notify('news', 'x')`)

  await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce())
})

it('has started when it listens, not before', async () => {
  const way = await createWay()
  const listening = listener(way.url)
  listening.on('news', vi.fn())
  await listening.start()
  way.fallSilent()

  expect(await lastStatement()).toBe('listen "news"')
})

it('starts as soon as there is a database', async () => {
  const handler = vi.fn()
  const way = await createWay()
  way.close()
  const listening = listener(way.url)
  listening.on('news', handler)
  const started = listening.start()
  await vi.waitFor(() => expect(way.attempts()).toBeGreaterThan(1))
  way.open()
  await started
  await pool.query(`select pg_notify('news', 'x')`)

  await vi.waitFor(() => expect(handler).toHaveBeenCalledWith('x'))
})

it('says that it is back when it hears again, so that nothing falls between', async () => {
  const way = await createWay()
  const reconnected = vi.fn(() => way.fallSilent())
  const listening = listener(way.url)
  listening.on('news', vi.fn())
  listening.onReconnect(reconnected)
  await listening.start()
  await endConnection()
  await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce(), { timeout: 5_000 })

  expect(await lastStatement()).toBe('listen "news"')
})

it('reconnects each time, whatever its listeners do, and with channels that were added meanwhile', async () => {
  const way = await createWay()
  const handler = vi.fn()
  const reconnected = vi.fn()
  const listening = listener(way.url)
  listening.onReconnect(() => {
    throw new Error('a fault in a handler')
  })
  listening.onReconnect(reconnected)
  await listening.start()
  for (const time of [1, 2, 3]) {
    const attempts = way.attempts()
    way.close()
    await vi.waitFor(() => expect(way.attempts()).toBeGreaterThan(attempts))
    listening.on(`channel ${time}`, handler)
    way.open()
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledTimes(time), { timeout: 5_000 })
    await pool.query('select pg_notify($1, $2)', [`channel ${time}`, String(time)])
    await vi.waitFor(() => expect(handler).toHaveBeenLastCalledWith(String(time)))
    expect(way.connections()).toBe(1)
  }
  expect(handler).toHaveBeenCalledTimes(3)
})

it('notices a connection that has died without a word', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const way = await createWay()
  const handler = vi.fn()
  const reconnected = vi.fn()
  const listening = listener(way.url)
  listening.on('news', handler)
  listening.onReconnect(reconnected)
  await listening.start()
  // The first look finds it well.
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(async () => expect(await lastStatement()).toBe('select 1'))
  await pool.query(`select pg_notify('news', 'x')`)
  await vi.waitFor(() => expect(handler).toHaveBeenCalledWith('x'))

  way.fallSilent()
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce())
  await pool.query(`select pg_notify('news', 'y')`)
  await vi.waitFor(() => expect(handler).toHaveBeenCalledWith('y'))
})

it('is closed in time although the database does not answer', async () => {
  const way = await createWay()
  const listening = listener(way.url)
  await listening.start()
  way.fallSilent()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const closed = vi.fn()
  const closing = listening.close().then(closed)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(closed).toHaveBeenCalledOnce()
  await closing
})

it('can be closed while the database cannot be reached, and asks no more', async () => {
  const way = await createWay()
  way.close()
  const unreachable = listener(way.url)
  const hasStarted = vi.fn()
  const started = unreachable.start().then(hasStarted)
  await vi.waitFor(() => expect(way.attempts()).toBeGreaterThan(1))
  expect(hasStarted).not.toHaveBeenCalled()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await unreachable.close()
  await started
  const attempts = way.attempts()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(way.attempts()).toBe(attempts)
})

it('is silent once it is closed', async () => {
  const handler = vi.fn()
  const reconnected = vi.fn()
  const listening = listener()
  listening.on('news', handler)
  listening.onReconnect(reconnected)
  await listening.start()
  await listening.close()

  const left = await pool.query(newest)
  expect(left.rowCount).toBe(0)
})
