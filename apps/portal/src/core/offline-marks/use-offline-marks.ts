import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import type { MarkKind, StoredMark } from './mark-kind.ts'
import { browserStorage, createMarkStore } from './mark-store.ts'
import { runAlone } from './run-alone.ts'
import { createMarkSender } from './send-marks.ts'

type Use<Mark> = {
  /** Who makes the marks. */
  readonly userId: string
  readonly send: (mark: Mark) => Promise<unknown>
  /** Shows a sent mark as the portal will, without another request. */
  readonly onSent: (mark: Mark) => void
  /** Another tab or page has sent marks: what this one shows is read again. */
  readonly onSentElsewhere: () => void
}

/**
 * Marks of one kind. Those that wait in this browser are sent when the page opens, when the network is
 * back, and when the page becomes visible again. The functions are those of the first render.
 */
export function useOfflineMarks<Mark extends StoredMark>(
  kind: MarkKind<Mark>,
  { userId, ...calls }: Use<Mark>,
) {
  const whileLoggedIn = useLoginInPlace()
  const [{ sender, key }] = useState(() => {
    const store = createMarkStore(kind, userId, browserStorage())
    const sender = createMarkSender({ kind, store, ...calls, whileLoggedIn, runAlone })
    return { sender, key: store.key }
  })
  const marking = useSyncExternalStore(sender.subscribe, sender.getState, sender.getState)

  useEffect(() => {
    const flush = () => void sender.flush()
    const flushIfVisible = () => document.visibilityState === 'visible' && flush()
    // A key of null means that everything was removed.
    const refresh = (event: StorageEvent) =>
      (event.key === key || event.key === null) && sender.refresh()
    flush()
    window.addEventListener('online', flush)
    window.addEventListener('storage', refresh)
    document.addEventListener('visibilitychange', flushIfVisible)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('storage', refresh)
      document.removeEventListener('visibilitychange', flushIfVisible)
      sender.stop()
    }
  }, [sender, key])

  return { ...marking, mark: sender.mark, flush: sender.flush, putAway: sender.putAway }
}
