import { isSignedOut } from '#core/sessions/login/use-login-in-place.tsx'
import { ApiError } from '#platform/api-client.ts'
import type { MarkKind, StoredMark } from './mark-kind.ts'
import type { MarkStore } from './mark-store.ts'
import type { RefusedMark } from './refused-marks.ts'
import type { RunAlone } from './run-alone.ts'

/** Milliseconds between two attempts, doubled each time. */
export const shortestWait = 3_000
export const longestWait = 60_000

export type { RefusedMark }

export type Marking<Mark> = {
  /** In the browser, not sent yet. */
  readonly waiting: readonly Mark[]
  /** Sent and refused; another attempt would not help. */
  readonly refused: readonly RefusedMark<Mark>[]
  /** The user has to log in before marks can be sent. */
  readonly isSignedOut: boolean
  /** Some are lost when the page is closed, since the browser did not store them. */
  readonly hasUnsaved: boolean
}

type Sender<Mark extends StoredMark> = {
  readonly kind: Pick<MarkKind<Mark>, 'idOf' | 'subjectOf'>
  readonly store: MarkStore<Mark>
  /** Sending a mark twice has no further effect. */
  readonly send: (mark: Mark) => Promise<unknown>
  readonly onSent: (mark: Mark) => void
  /** Another tab or page has sent marks; how the portal answered is not known here. */
  readonly onSentElsewhere: () => void
  readonly whileLoggedIn: (call: () => Promise<void>) => Promise<void>
  readonly runAlone: RunAlone
}

/**
 * Stores every mark until the portal has answered, and sends them one at a time, in order: at once, and
 * again when there was no network or no answer. Of several tabs one sends at a time, so that an earlier
 * mark does not arrive after a later one.
 */
export function createMarkSender<Mark extends StoredMark>({
  kind,
  store,
  send,
  onSent,
  onSentElsewhere,
  whileLoggedIn,
  runAlone,
}: Sender<Mark>) {
  const listeners = new Set<() => void>()
  let state: Marking<Mark> = {
    waiting: store.read(),
    refused: store.readRefused(),
    isSignedOut: false,
    hasUnsaved: false,
  }
  let isSending = false
  let isStopped = false
  let wait = shortestWait
  let timer: ReturnType<typeof setTimeout> | undefined

  function publish(change: Partial<Marking<Mark>> = {}): void {
    if (change.refused) store.keepRefused(change.refused)
    state = { ...state, ...change, waiting: store.read(), hasUnsaved: store.hasUnsaved() }
    for (const listener of listeners) listener()
  }

  function refresh(): void {
    const before = state.waiting
    publish()
    const ids = new Set(state.waiting.map(kind.idOf))
    if (before.some((mark) => !ids.has(kind.idOf(mark)))) onSentElsewhere()
  }

  const refusedOthers = (mark: Mark) =>
    state.refused.filter((one) => kind.subjectOf(one) !== kind.subjectOf(mark))

  /** @throws what may have gone well on another attempt */
  async function sendOne(mark: Mark): Promise<void> {
    try {
      await send(mark)
    } catch (error) {
      if (isRetryable(error)) throw error
      store.remove(mark)
      publish({ refused: [...refusedOthers(mark), { ...mark, error }] })
      return
    }
    wait = shortestWait
    onSent(mark)
    store.remove(mark)
    publish({ refused: refusedOthers(mark), isSignedOut: false })
  }

  /** The lock is released before anybody is asked to log in, so that another tab may send meanwhile. */
  const sendWaiting = () =>
    runAlone(store.key, async () => {
      for (let [next] = store.read(); next; [next] = store.read()) await sendOne(next)
    })

  /** What is asked for by somebody, or by the network, does not wait for what failed before. */
  function flush(): Promise<void> {
    wait = shortestWait
    return attempt()
  }

  async function attempt(): Promise<void> {
    isStopped = false
    if (isSending) return
    isSending = true
    clearTimeout(timer)
    try {
      // A mark that was made while the lock was released is sent as well.
      while (store.read().length > 0) await whileLoggedIn(sendWaiting)
      refresh()
    } catch (error) {
      publish({ isSignedOut: isSignedOut(error) })
      scheduleRetry()
    } finally {
      isSending = false
    }
  }

  /** No retry while the user has to log in, which would open the login again and again. */
  function scheduleRetry(): void {
    if (state.isSignedOut || isStopped) return
    timer = setTimeout(attempt, wait)
    wait = Math.min(wait * 2, longestWait)
  }

  return {
    /** Sends the waiting marks now. */
    flush,

    mark(made: Mark): void {
      store.add(made)
      publish({ refused: refusedOthers(made) })
      void flush()
    },

    /** Somebody has read what was refused. */
    putAway: (): void => publish({ refused: [] }),

    /** The store may have changed elsewhere. */
    refresh,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    getState: () => state,

    /** Until `flush` is called again. Waiting marks stay in the browser. */
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** No network, no answer, too busy, or a login or code is needed first: the mark itself may be valid. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status, code } = error
  return [0, 401, 408, 429].includes(status) || status >= 500 || code === 'SECOND_FACTOR_REQUIRED'
}
