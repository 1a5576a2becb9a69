import type { CachedPage } from './cached-page.server.ts'

/** Pages that wait. Of more, those named first stay as they are. */
const mostWaiting = 1_000

/**
 * Compresses pages as well as can be, one after the other while nothing else is to be done, off the
 * main thread. A page of 50 kB takes 40 ms and is then a seventh smaller.
 *
 * @param options.whenIdle calls back once, at a time when nothing is rendered
 */
export function createLaterCompression(options: {
  whenIdle: (work: () => void) => void
  noteFailure: (error: unknown) => void
}) {
  const waiting = new Map<CachedPage, (compressed: CachedPage) => void>()
  let isAtWork = false

  async function compressFirst(): Promise<void> {
    const [first] = waiting
    if (!first) return
    const [page, take] = first
    waiting.delete(page)
    take(await page.compressWell())
  }

  function resume(): void {
    if (isAtWork || waiting.size === 0) return
    isAtWork = true
    options.whenIdle(() => {
      void compressFirst()
        .catch(options.noteFailure)
        .finally(() => {
          isAtWork = false
          resume()
        })
    })
  }

  return (page: CachedPage, take: (compressed: CachedPage) => void): void => {
    waiting.set(page, take)
    const [first] = waiting.keys()
    if (first && waiting.size > mostWaiting) waiting.delete(first)
    resume()
  }
}
