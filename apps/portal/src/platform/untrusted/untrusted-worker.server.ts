/** A thread that reads what strangers send, one job at a time: `untrusted-thread.server.ts` is its other end. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { Refusal } from '../api/errors.server.ts'
import type { TaskCall, TaskMessage, Transfer } from './untrusted-task.ts'

/** Everything else that the process does comes first where cores are short. */
if (process.platform === 'linux') setPriority(10)

function send(message: TaskMessage, moved: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...moved])
}

async function work({ module, name, payload }: TaskCall): Promise<void> {
  try {
    const { [name]: task } = await import(module)
    send({ kind: 'started' })
    const moved: ArrayBuffer[] = []
    const transfer: Transfer = (bytes) => {
      // Part of a larger buffer, or of one that belongs to a library, cannot be moved.
      const own = new Uint8Array(bytes)
      moved.push(own.buffer)
      return own
    }
    send({ kind: 'done', result: await task(payload, transfer) }, moved)
  } catch (error) {
    if (!(error instanceof Refusal)) return send({ kind: 'failed', error: asError(error) })
    const { code, status, field, headers, details } = error
    send({ kind: 'refused', refusal: { code, status, field, headers, details } })
  }
}

/** Without what else it may carry, which need not be sendable. */
function asError(error: unknown): Error {
  const sent = new Error(error instanceof Error ? error.message : String(error))
  if (error instanceof Error && error.stack) sent.stack = error.stack
  return sent
}

parentPort?.on('message', (call: TaskCall) => void work(call))
