import { ApiError } from '#platform/api-client.ts'
import type { MarkStore } from './mark-store.ts'
import { type WaitingMark, withMark, withoutMark } from './waiting-marks.ts'

/** Between one try and the next, doubled each time. Milliseconds. */
export const shortestWait = 3_000
export const longestWait = 60_000

export type RefusedMark = WaitingMark & { readonly error: unknown }

export type Marking = {
  /** Kept in the browser, not sent yet. */
  readonly waiting: readonly WaitingMark[]
  /** Sent and not taken: trying again would not help. */
  readonly refused: readonly RefusedMark[]
  /** Somebody has to log in first. */
  readonly isSignedOut: boolean
}

/**
 * Keeps every tap until the portal has answered, and sends them one after the other, in their order:
 * at once, and again when that fails for want of a network or an answer. A tap that is sent twice
 * changes nothing the second time.
 */
export function createMarkSender({
  store,
  send,
  onSent,
}: {
  store: MarkStore
  send: (mark: WaitingMark) => Promise<unknown>
  onSent: (mark: WaitingMark) => void
}) {
  const listeners = new Set<() => void>()
  let state: Marking = { waiting: store.read(), refused: [], isSignedOut: false }
  let isSending = false
  let wait = shortestWait
  let timer: ReturnType<typeof setTimeout> | undefined

  function publish(change: Partial<Marking> = {}): void {
    state = { ...state, ...change, waiting: store.read() }
    for (const listener of listeners) listener()
  }

  /** @returns whether the next one may be sent */
  async function sendOne(mark: WaitingMark): Promise<boolean> {
    try {
      await send(mark)
    } catch (error) {
      if (mayWorkLater(error)) {
        publish({ isSignedOut: isSignedOut(error) })
        return false
      }
      store.change((marks) => withoutMark(marks, mark))
      publish({ refused: [...without(state.refused, mark), { ...mark, error }] })
      return true
    }
    wait = shortestWait
    onSent(mark)
    store.change((marks) => withoutMark(marks, mark))
    publish({ isSignedOut: false })
    return true
  }

  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    clearTimeout(timer)
    try {
      for (let [next] = store.read(); next; [next] = store.read())
        if (!(await sendOne(next))) return tryLater()
    } finally {
      isSending = false
    }
  }

  /** Not while somebody has to log in: they would be asked again and again. */
  function tryLater(): void {
    if (state.isSignedOut) return
    timer = setTimeout(flush, wait)
    wait = Math.min(wait * 2, longestWait)
  }

  return {
    /** Sends what waits, now. */
    flush,

    mark(tapped: WaitingMark): void {
      store.change((marks) => withMark(marks, tapped))
      publish({ refused: without(state.refused, tapped) })
      void flush()
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    getState: () => state,

    /** What waits stays in the browser. */
    stop: () => clearTimeout(timer),
  }
}

function without(refused: readonly RefusedMark[], { bookingId }: WaitingMark): RefusedMark[] {
  return refused.filter((one) => one.bookingId !== bookingId)
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** No network, no answer, too busy, log in or give a code first: none of it is about the tap itself. */
function mayWorkLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status, code } = error
  return [0, 401, 408, 429].includes(status) || status >= 500 || code === 'SECOND_FACTOR_REQUIRED'
}
