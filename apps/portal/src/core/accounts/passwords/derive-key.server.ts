import { availableParallelism } from 'node:os'
import { startThread, type Thread } from '#platform/threads/thread.server.ts'

/** A core is left to everything else, where there is more than one. */
export const keysAtOnce = Math.min(4, Math.max(1, availableParallelism() - 1))

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
 * argon2id in threads of the lowest priority: whatever else this program does comes first, and gets
 * a core that is busy with passwords at once. In the usual pool of threads a storm of logins made
 * the pages of everybody else dozens of times slower (`npm run bench -- login-storm`).
 */
export function deriveKey(parameters: KeyParameters): Promise<Uint8Array> {
  return leastBusyThread().ask(parameters)
}

function leastBusyThread(): KeyThread {
  const [least] = threads.toSorted((one, other) => one.waiting - other.waiting)
  return least && (least.waiting === 0 || threads.length >= keysAtOnce) ? least : addThread()
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
