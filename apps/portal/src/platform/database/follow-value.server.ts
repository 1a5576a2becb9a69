import type { Log } from '../log.server.ts'
import type { Listener } from './listen.server.ts'

/** Milliseconds. */
const retryAfter = 1_000

type Followed<Value> = {
  /** Its changes are announced there, without a payload. */
  readonly channel: string
  readonly read: () => Promise<Value>
  readonly hold: (value: Value) => void
  /** Is called after each change. */
  readonly changed: () => void
}

/**
 * Keeps what this process knows of a value as it is in the database, on every instance.
 * @returns `load` reads it for the first time, `reload` once more, with what follows a change
 */
export function followValue<Value>(
  { listener, log, onStop }: { listener: Listener; log: Log; onStop: (end: () => void) => void },
  { channel, read, hold, changed }: Followed<Value>,
): { load: () => Promise<void>; reload: () => void } {
  let latest = 0
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  async function load(): Promise<void> {
    latest += 1
    const reading = latest
    const value = await read()
    // Of two changes in a row, the answer to the second may come first.
    if (reading === latest) hold(value)
  }

  const reload = () => {
    if (isStopped) return
    load().then(changed, (error: unknown) => {
      if (isStopped) return
      log.warn({ error, channel }, 'a change could not be read')
      retry = setTimeout(reload, retryAfter)
    })
  }
  listener.on(channel, reload)
  listener.onReconnect(reload)
  onStop(() => {
    isStopped = true
    clearTimeout(retry)
  })
  return { load, reload }
}
