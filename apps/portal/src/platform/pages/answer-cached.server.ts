import type { ApiContext } from '../api/api-environment.server.ts'
import type { CachedPage } from './cached-page.server.ts'
import { chooseAnswer } from './choose-answer.ts'

/** Sends a finished answer of JSON, or 304 to a browser that has it already. */
export function answerCached(context: ApiContext, stored: CachedPage): Response {
  const takeAnswer = context.env?.takeAnswer
  takeAnswer?.(contentOf(stored))
  if (takeAnswer && !context.get('checksAnswers'))
    return new Response(null, { status: stored.status })
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

const contents = new WeakMap<CachedPage, unknown>()

/** The same object until the answer changes: the rendering thread is sent it once, and not for each page. */
function contentOf(stored: CachedPage): unknown {
  const known = contents.get(stored)
  if (known !== undefined) return known
  const content: unknown = JSON.parse(stored.variants.identity.body.toString())
  contents.set(stored, content)
  return content
}
