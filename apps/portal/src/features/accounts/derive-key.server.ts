import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

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
export type KeyRequest = { id: number; parameters: KeyParameters }
export type KeyResponse = { id: number } & ({ key: Uint8Array } | { failure: string })

type Thread = {
  worker: Worker
  waiting: Map<number, { resolve: (key: Uint8Array) => void; reject: (error: Error) => void }>
}

const threads: Thread[] = []
let lastId = 0

/**
 * argon2id in threads of the lowest priority: whatever else this program does comes first, and gets
 * a core that is busy with passwords at once. In the usual pool of threads a storm of logins made
 * the pages of everybody else dozens of times slower (`npm run bench -- login-storm`).
 */
export function deriveKey(parameters: KeyParameters): Promise<Uint8Array> {
  const { worker, waiting } = leastBusyThread()
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    // A key on its way keeps the program running; a thread that waits does not.
    worker.ref()
    worker.postMessage({ id, parameters } satisfies KeyRequest)
  })
}

function leastBusyThread(): Thread {
  const [least] = threads.toSorted((one, other) => one.waiting.size - other.waiting.size)
  return least && (least.waiting.size === 0 || threads.length >= keysAtOnce) ? least : startThread()
}

function startThread(): Thread {
  const worker = new Worker(new URL('./derive-key-worker.server.ts', import.meta.url))
  const thread: Thread = { worker, waiting: new Map() }
  worker.unref()
  worker.on('message', (response: KeyResponse) => {
    const asked = thread.waiting.get(response.id)
    thread.waiting.delete(response.id)
    if (thread.waiting.size === 0) worker.unref()
    if ('key' in response) asked?.resolve(response.key)
    else asked?.reject(new Error(response.failure))
  })
  worker.on('error', (error) => giveUp(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => giveUp(new Error('a thread for passwords ended')))
  threads.push(thread)
  return thread

  /** The next key starts a new thread. */
  function giveUp(error: Error): void {
    if (threads.includes(thread)) threads.splice(threads.indexOf(thread), 1)
    for (const { reject } of thread.waiting.values()) reject(error)
    thread.waiting.clear()
  }
}
