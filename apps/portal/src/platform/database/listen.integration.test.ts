import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { createListener, type Listener } from './listen.server.ts'
import { createTestDatabase } from './testing.server.ts'

const { pool, url } = await createTestDatabase()
const open: Listener[] = []

function listener() {
  const created = createListener(url, createLog('silent'))
  open.push(created)
  return created
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

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

  const ended = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'trivsel-listen' and datname = current_database()`,
  )
  expect(ended.rowCount).toBe(1)

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

it('can be closed while the database cannot be reached', async () => {
  const unreachable = createListener('postgres://nobody@127.0.0.1:1/none', createLog('silent'))
  const started = unreachable.start()
  await unreachable.close()
  await started
})
