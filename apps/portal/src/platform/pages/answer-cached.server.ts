import type { Context } from 'hono'
import type { CachedPage } from './cached-page.server.ts'
import { chooseAnswer } from './choose-answer.ts'

/** Sends a finished answer, or 304 to a browser that has it already. */
export function answerCached(context: Context, stored: CachedPage): Response {
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
  const body = (answer.variant?.body ?? null) as Uint8Array<ArrayBuffer> | null
  return new Response(body, {
    status: answer.status,
    headers,
  })
}
