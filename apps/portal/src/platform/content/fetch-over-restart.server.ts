import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds: a content system that is started again listens after one, and answers after two. */
const patience = 3_000
const pause = 200

/**
 * As `fetch`, but tries again for a moment when nothing listens or the connection breaks before an
 * answer: a picture shall not be missing from a page because the content system is being replaced.
 * For questions that may be asked twice.
 */
export async function fetchOverRestart(url: string, init: RequestInit): Promise<Response> {
  const end = performance.now() + patience
  for (;;) {
    try {
      return await fetch(url, init)
    } catch (error) {
      // Anything else is a timeout, or somebody who has left.
      const isBroken = error instanceof TypeError && !init.signal?.aborted
      if (!isBroken || performance.now() >= end) throw error
    }
    await sleep(pause)
  }
}
