import { availableParallelism } from 'node:os'
import { startThread, type Thread } from '#platform/threads/thread.server.ts'

/** Leaves one core to the rest of the program, if there is more than one. */
export const maxConcurrentKeys = Math.min(4, Math.max(1, availableParallelism() - 1))

export type KeyParameters = {
  message: string
  nonce: Uint8Array
  /** Bytes. */
  tagLength: number
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

type KeyThread = Thread<KeyParameters, Uint8Array>

const threads: KeyThread[] = []

/**
 * Runs argon2id in threads of the lowest priority, which yield their cores to everything else. In the
 * usual thread pool a storm of logins made all pages dozens of times slower
 * (`npm run bench -- login-storm`).
 */
export function deriveKey(parameters: KeyParameters): Promise<Uint8Array> {
  return leastBusyThread().ask(parameters)
}

function leastBusyThread(): KeyThread {
  const [least] = threads.toSorted((one, other) => one.waiting - other.waiting)
  return least && (least.waiting === 0 || threads.length >= maxConcurrentKeys) ? least : addThread()
}

function addThread(): KeyThread {
  const thread: KeyThread = startThread(
    new URL('./derive-key-worker.server.ts', import.meta.url),
    // The next key starts a new one.
    () => void (threads.includes(thread) && threads.splice(threads.indexOf(thread), 1)),
  )
  threads.push(thread)
  return thread
}
