import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalField } from '../api/errors.server.ts'
import type {
  SentRefusal,
  TaskCall,
  TaskMessage,
  UntrustedPayload,
  UntrustedTask,
} from './untrusted-task.ts'

/** Megabytes that one thread may take for its objects; buffers are bounded by what goes in. */
const memory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256, stackSizeMb: 4 }

/** A task took too long, or needed too much memory: what it read was made for that. */
export class LimitExceeded extends Error {
  override name = 'LimitExceeded'
  readonly bound: 'time' | 'memory'
  constructor(bound: LimitExceeded['bound']) {
    super(`A task on what somebody sent was ended: too much ${bound}`)
    this.bound = bound
  }
}

export type UntrustedThread = ReturnType<typeof startUntrustedThread>

/**
 * A thread for tasks on what strangers send, one at a time. It knows nothing of the environment, and
 * keeps the program running only while it works.
 */
export function startUntrustedThread(limits: typeof memory = memory) {
  const worker = new Worker(new URL('./untrusted-worker.server.ts', import.meta.url), {
    resourceLimits: limits,
    env: {},
  })
  worker.unref()
  let hasEnded = false
  worker.once('exit', () => {
    hasEnded = true
  })
  // Of a thread that is idle nobody waits for an error, and its end is seen by the next task.
  worker.on('error', () => undefined)

  return {
    get hasEnded() {
      return hasEnded
    },

    /** @throws {LimitExceeded} and the thread has ended; whatever the task throws */
    async run<Payload extends UntrustedPayload, Result>(
      { module, name, deadline }: UntrustedTask<Payload, Result>,
      payload: Payload,
    ): Promise<Result> {
      const outcome = Promise.withResolvers<Result>()
      let timer: NodeJS.Timeout | undefined
      let isLate = false
      worker.ref()

      const onMessage = (message: TaskMessage) => {
        if (message.kind === 'started')
          timer = setTimeout(() => {
            isLate = true
            void worker.terminate()
          }, deadline)
        if (message.kind === 'done') outcome.resolve(message.result as Result)
        if (message.kind === 'refused') outcome.reject(refusalOf(message.refusal))
        if (message.kind === 'failed') outcome.reject(message.error)
      }
      const onError = (error: Error & { code?: string }) =>
        outcome.reject(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new LimitExceeded('memory') : error,
        )
      // Only when nothing of it runs any more is its place free.
      const onExit = () =>
        outcome.reject(isLate ? new LimitExceeded('time') : new Error('The thread has ended'))
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      try {
        const { copied, moved } = copyBytes(payload)
        worker.postMessage({ module, name, payload: copied } satisfies TaskCall, moved)
        return await outcome.promise
      } finally {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        worker.unref()
      }
    },

    async end(): Promise<void> {
      await worker.terminate()
    },
  }
}

/** Bytes are moved as copies of their own: the buffer that they are part of is still needed here. */
function copyBytes(payload: UntrustedPayload) {
  const moved: ArrayBuffer[] = []
  const entries = Object.entries(payload).map(([key, value]) => {
    if (!(value instanceof Uint8Array)) return [key, value]
    const own = new Uint8Array(value)
    moved.push(own.buffer)
    return [key, own]
  })
  return { copied: Object.fromEntries(entries) as UntrustedPayload, moved }
}

function refusalOf({ code, status, field, headers, details }: SentRefusal): Refusal {
  return new Refusal(code, status as Refusal['status'], {
    field: field as RefusalField,
    headers,
    details,
  })
}
