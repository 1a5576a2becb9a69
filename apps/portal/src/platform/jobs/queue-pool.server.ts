import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '#platform/log.server.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: () => void,
) => void

const connectAgainAfter = 1_000

/** How the listening connection of a process is named, by which others see that it lives. */
export const queueConnectionName = (owner: string) => `trivsel-jobs ${owner}`

/**
 * The pool as the queue is given it. The queue asks for one connection with a callback, to listen on,
 * and waits ever longer for the next attempt, up to a minute: here it waits until there is one. That
 * connection carries the name under which the queue locks jobs.
 *
 * @param owner under which the queue locks jobs now
 */
export function createQueuePool(
  pool: pg.Pool,
  { log, owner, pause = sleep }: { log: Log; owner: () => string; pause?: typeof sleep },
) {
  async function connectListener(name: string): Promise<pg.PoolClient> {
    const client = await pool.connect()
    try {
      await client.query("select set_config('application_name', $1, false)", [name])
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async function giveListener(callback: ConnectCallback): Promise<void> {
    const name = queueConnectionName(owner())
    let client: pg.PoolClient | undefined
    while (!client) {
      try {
        client = await connectListener(name)
      } catch (error) {
        if (pool.ending) return
        log.warn({ error }, 'the queue cannot listen for new jobs yet')
        await pause(connectAgainAfter)
      }
    }
    const listener = client
    // With its name it is of no use for anything else.
    callback(undefined, listener, () => listener.release(true))
  }

  const connect = (callback?: ConnectCallback) =>
    callback ? void giveListener(callback) : pool.connect()
  return new Proxy(pool, {
    get(target, property) {
      if (property === 'connect') return connect
      const value: unknown = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
