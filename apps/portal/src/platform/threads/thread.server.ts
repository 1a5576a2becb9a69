import { Worker } from 'node:worker_threads'

export type Asked<Question> = { id: number; question: Question }
export type Answered<Answer> = { id: number } & ({ answer: Answer } | { failure: string })

export type Thread<Question, Answer> = {
  /** Questions that wait for their answer. */
  readonly waiting: number
  /** Throws: what was thrown over there, by its message; or that the thread ended. */
  ask(question: Question): Promise<Answer>
}

/**
 * A thread that is asked and answers (`answering.server.ts`). It keeps the program running only
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

  worker.on('message', (answered: Answered<Answer>) => {
    const asked = waiting.get(answered.id)
    waiting.delete(answered.id)
    if (waiting.size === 0) worker.unref()
    if ('answer' in answered) asked?.resolve(answered.answer)
    else asked?.reject(new Error(answered.failure))
  })
  worker.on('error', giveUp)
  worker.on('exit', () => giveUp(new Error('the thread ended')))

  function giveUp(error: unknown): void {
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
      const asked = Promise.withResolvers<Answer>()
      waiting.set(lastId, asked)
      worker.ref()
      worker.postMessage({ id: lastId, question } satisfies Asked<Question>)
      return asked.promise
    },
  }
}
