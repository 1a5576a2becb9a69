import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds. */
const idleFor = 15_000

/** Less is not worth what was compiled and goes with it. */
const growth = 1.5

/**
 * Collects garbage when a thread has had nothing to do for a while, and has much of it. V8 leaves it as
 * long as the thread may take more memory: after loading all pages 250 of 320 MB.
 * @returns to be called with each piece of work
 */
export function collectGarbageWhenIdle({
  collect = findCollector(),
  usedBytes = () => getHeapStatistics().used_heap_size,
  milliseconds = idleFor,
} = {}): () => void {
  let left = 0
  const timer = setTimeout(() => {
    if (usedBytes() < left * growth) return
    collect()
    left = usedBytes()
  }, milliseconds).unref()
  return () => void timer.refresh()
}

/** Node offers it by a flag alone, which may be set while it runs. */
function findCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc')
  // Releases what is free to the operating system, too.
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
