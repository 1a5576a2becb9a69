import type { Behaviour } from '#platform/behaviours/behaviour.ts'
import { refresh } from '#platform/behaviours/replace-content.ts'

const minute = 60_000
/** Milliseconds over which the browsers of all readers are spread. */
const spread = 8_000

/**
 * A page that says what is true for a minute, such as whether a place is open, is fetched again while
 * somebody looks at it. Mostly the answer is that nothing is new.
 */
export const attach: Behaviour = (_page, signal) => {
  let lookedAt = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < spread) return
    lookedAt = Date.now()
    void refresh()
  }
  const untilNext = () => minute - (Date.now() % minute) + Math.random() * spread
  let timer = setTimeout(function again() {
    look()
    timer = setTimeout(again, untilNext())
  }, untilNext())
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
