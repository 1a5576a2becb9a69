import { ApiError } from '#platform/api-client.ts'
import type { MarkStore } from './mark-store.ts'
import { type WaitingMark, withMark, withoutMark } from './waiting-marks.ts'

/** Milliseconds between two attempts, doubled each time. */
export const shortestWait = 3_000
export const longestWait = 60_000

export type RefusedMark = WaitingMark & { readonly error: unknown }

export type Marking = {
  /** Stored in the browser, not sent yet. */
  readonly waiting: readonly WaitingMark[]
  /** Sent and refused; another attempt would not help. */
  readonly refused: readonly RefusedMark[]
  /** The user has to log in before marks can be sent. */
  readonly isSignedOut: boolean
}

/**
 * Stores every mark until the portal has answered, and sends them one at a time, in order: at once, and
 * again when there was no network or no answer. Sending a mark twice has no further effect.
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
      if (isRetryable(error)) {
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
    /** Sends the waiting marks now. */
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

    /** Waiting marks stay in the browser. */
    stop: () => clearTimeout(timer),
  }
}

function without(refused: readonly RefusedMark[], { bookingId }: WaitingMark): RefusedMark[] {
  return refused.filter((one) => one.bookingId !== bookingId)
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** No network, no answer, too busy, or a login or code is needed first: the mark itself may be valid. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status, code } = error
  return [0, 401, 408, 429].includes(status) || status >= 500 || code === 'SECOND_FACTOR_REQUIRED'
}
