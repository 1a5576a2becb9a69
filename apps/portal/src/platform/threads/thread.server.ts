import { Worker } from 'node:worker_threads'

export type Request<Question> = { id: number; question: Question }
export type Reply<Answer> = { id: number } & ({ answer: Answer } | { failure: string })

export type Thread<Question, Answer> = {
  /** Questions without an answer yet. */
  readonly waiting: number
  /** @throws {Error} with the message of the error in the thread, or because the thread ended */
  ask(question: Question): Promise<Answer>
}

/**
 * A thread that answers questions (`answering.server.ts`). It keeps the program running only
 * while an answer is awaited.
 */
export function startThread<Question, Answer>(
  module: URL,
  /** After it every question fails. */
  onEnd: () => void,
): Thread<Question, Answer> {
  const worker = new Worker(module)
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let lastId = 0
  worker.unref()

  worker.on('message', (reply: Reply<Answer>) => {
    const pending = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) worker.unref()
    if ('answer' in reply) pending?.resolve(reply.answer)
    else pending?.reject(new Error(reply.failure))
  })
  worker.on('error', rejectAll)
  worker.on('exit', () => rejectAll(new Error('the thread ended')))

  function rejectAll(error: unknown): void {
    onEnd()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    get waiting() {
      return waiting.size
    },
    ask(question) {
      lastId += 1
      const pending = Promise.withResolvers<Answer>()
      waiting.set(lastId, pending)
      worker.ref()
      worker.postMessage({ id: lastId, question } satisfies Request<Question>)
      return pending.promise
    },
  }
}
