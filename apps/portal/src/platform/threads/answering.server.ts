import { parentPort } from 'node:worker_threads'
import type { Reply, Request } from './thread.server.ts'

/** The other end of `startThread`, in the thread's own module. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  parentPort?.on('message', async ({ id, question }: Request<Question>) => {
    parentPort?.postMessage(await outcome(id, question))
  })

  async function outcome(id: number, question: Question): Promise<Reply<Answer>> {
    try {
      return { id, answer: await answer(question) }
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) }
    }
  }
}
