import { ApiError } from '#platform/api-client.ts'
import type { ScanStore } from './scan-store.ts'
import { type WaitingScan, withoutScan, withScan } from './waiting-scans.ts'

/** Milliseconds between two attempts, doubled each time. */
export const shortestWait = 3_000
export const longestWait = 60_000

export type RefusedScan = WaitingScan & { readonly error: unknown }

export type Scanning = {
  /** Stored in the browser, not sent yet. */
  readonly waiting: readonly WaitingScan[]
  /** Sent and refused; another attempt would not help. */
  readonly refused: readonly RefusedScan[]
  /** The user has to log in before scans can be sent. */
  readonly isSignedOut: boolean
}

/**
 * Stores every scan until the portal has answered, and sends them one at a time, in order: at once,
 * and again when there was no network or no answer. A scan has an id of its own, so that sending it
 * twice has no further effect.
 */
export function createScanSender({
  store,
  send,
  onSent,
}: {
  store: ScanStore
  send: (scan: WaitingScan) => Promise<unknown>
  onSent: (scan: WaitingScan) => void
}) {
  const listeners = new Set<() => void>()
  let state: Scanning = { waiting: store.read(), refused: [], isSignedOut: false }
  let isSending = false
  let wait = shortestWait
  let timer: ReturnType<typeof setTimeout> | undefined

  function publish(change: Partial<Scanning> = {}): void {
    state = { ...state, ...change, waiting: store.read() }
    for (const listener of listeners) listener()
  }

  /** @returns whether the next one may be sent */
  async function sendOne(scan: WaitingScan): Promise<boolean> {
    try {
      await send(scan)
    } catch (error) {
      if (isRetryable(error)) {
        publish({ isSignedOut: isSignedOut(error) })
        return false
      }
      store.change((scans) => withoutScan(scans, scan))
      publish({ refused: [...without(state.refused, scan), { ...scan, error }] })
      return true
    }
    wait = shortestWait
    onSent(scan)
    store.change((scans) => withoutScan(scans, scan))
    publish({ isSignedOut: false })
    return true
  }

  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    clearTimeout(timer)
    try {
      for (let [next] = store.read(); next; [next] = store.read())
        if (!(await sendOne(next))) return scheduleRetry()
    } finally {
      isSending = false
    }
  }

  /** No retry while the user has to log in, which would open the login again and again. */
  function scheduleRetry(): void {
    if (state.isSignedOut) return
    timer = setTimeout(flush, wait)
    wait = Math.min(wait * 2, longestWait)
  }

  return {
    /** Sends the waiting scans now. */
    flush,

    scan(made: WaitingScan): void {
      store.change((scans) => withScan(scans, made))
      publish({ refused: without(state.refused, made) })
      void flush()
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    getState: () => state,

    /** Waiting scans stay in the browser. */
    stop: () => clearTimeout(timer),
  }
}

const without = (refused: readonly RefusedScan[], { placeId }: WaitingScan): RefusedScan[] =>
  refused.filter((one) => one.placeId !== placeId)

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** No network, no answer, too busy, or a login is needed first: the scan itself may be valid. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status } = error
  return [0, 401, 408, 429].includes(status) || status >= 500
}
