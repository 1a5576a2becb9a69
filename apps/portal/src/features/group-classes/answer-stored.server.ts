import type { Context } from 'hono'
import { chooseAnswer } from '#platform/pages/choose-answer.ts'
import type { StoredPage } from '#platform/pages/stored-page.server.ts'

/** Sends a finished answer, or 304 to whoever has it already. */
export function answerStored(context: Context, stored: StoredPage): Response {
  const answer = chooseAnswer(stored, {
    acceptEncoding: context.req.header('accept-encoding'),
    ifNoneMatch: context.req.header('if-none-match'),
  })
  const headers = Array.from(
    { length: answer.headers.length / 2 },
    (_, index): [string, string] => [
      answer.headers[index * 2] ?? '',
      answer.headers[index * 2 + 1] ?? '',
    ],
  )
  // A Buffer of our own is never on shared memory, which is all that the type leaves open.
  return new Response(answer.body as Uint8Array<ArrayBuffer> | null, {
    status: answer.status,
    headers,
  })
}
