import pg from 'pg'
import type { Log } from '#platform/log.server.ts'

type Handler = (payload: string) => void

export type Listener = {
  /** Calls `handler` for every notification on `channel`, also after the connection was lost. */
  on(channel: string, handler: Handler): void
  /** Notifications were missed meanwhile: copies of the data must be dropped here. */
  onReconnect(handler: () => void): void
  /** Resolves when it listens for the first time (or is closed before). */
  start(): Promise<void>
  /** Ends in time although the database may not answer. */
  close(): Promise<void>
}

const firstDelay = 50
const longestDelay = 2_000
/** A connection that died silently (a lost network, a moved address) is noticed within this time. */
const heartbeatEvery = 15_000
const answerWithin = 5_000

/** One connection for `LISTEN`, which reconnects whenever it is lost. */
export function createListener(url: string, log: Log): Listener {
  const handlers = new Map<string, Handler[]>()
  const reconnectHandlers: (() => void)[] = []
  const firstConnection = Promise.withResolvers<void>()
  let client: pg.Client | undefined
  let lastStatement: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let connectedBefore = false

  function call(handler: () => void): void {
    try {
      handler()
    } catch (error) {
      log.error({ error }, 'a handler of a database notification failed')
    }
  }

  /** One statement after the other: a client takes no second one while it runs the first. */
  function run(current: pg.Client, statement: string): Promise<unknown> {
    const statementDone = lastStatement.then(() => current.query(statement))
    lastStatement = statementDone.catch(() => undefined)
    return statementDone
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'trivsel-listen',
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
      keepAlive: true,
    })
    client = next
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) call(() => handler(payload ?? ''))
    })
    try {
      await next.connect()
      for (const channel of handlers.keys()) await run(next, listenTo(channel))
    } catch (error) {
      lose(next, error)
      return
    }
    if (client !== next) return
    failures = 0
    beat(next)
    if (connectedBefore) for (const handler of reconnectHandlers) call(handler)
    connectedBefore = true
    firstConnection.resolve()
  }

  function beat(current: pg.Client): void {
    timer = setTimeout(() => {
      run(current, 'select 1').then(
        () => client === current && beat(current),
        (error) => lose(current, error),
      )
    }, heartbeatEvery)
    timer.unref()
  }

  function lose(lost: pg.Client, error?: unknown): void {
    if (client !== lost) return
    client = undefined
    clearTimeout(timer)
    endQuietly(lost)
    const delay = Math.min(longestDelay, firstDelay * 2 ** failures) * (0.5 + Math.random() / 2)
    failures = Math.min(failures + 1, 10)
    log.warn({ error, delay: Math.round(delay) }, 'the listening database connection was lost')
    timer = setTimeout(connect, delay)
  }

  return {
    on(channel, handler) {
      const known = handlers.get(channel)
      if (known) {
        known.push(handler)
        return
      }
      handlers.set(channel, [handler])
      const current = client
      if (current) run(current, listenTo(channel)).catch((error) => lose(current, error))
    },
    onReconnect(handler) {
      reconnectHandlers.push(handler)
    },
    async start() {
      void connect()
      await firstConnection.promise
    },
    async close() {
      clearTimeout(timer)
      firstConnection.resolve()
      const last = client
      client = undefined
      if (last) await Promise.race([last.end(), wait(answerWithin)])
    },
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}

/** The connection is broken already: how its end goes is of no interest. */
function endQuietly(client: pg.Client): void {
  client.end().catch(() => undefined)
}
