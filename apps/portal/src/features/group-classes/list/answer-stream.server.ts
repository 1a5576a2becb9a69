import type { ServerResponse } from 'node:http'
import type { ApiContext } from '#platform/api/api-environment.server.ts'

export const streamType = 'text/event-stream'

/** `no-transform` and the last are for proxies, which would keep what is said until there is more of it. */
const headers = {
  'content-type': streamType,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Keeps the line of a request open. What is written to it goes straight to the socket: a web stream
 * for each of thousands of lines would cost several times as much.
 * @param follow is given the line; where there is no socket (a call within the process), nothing
 *   follows, and the answer ends at once
 */
export function answerStream(
  context: ApiContext,
  follow: (line: ServerResponse) => void,
): Response {
  const line = context.env?.outgoing
  if (!line) return new Response('', { headers })
  line.writeHead(200, headers)
  follow(line)
  return new Response(null, { headers: { ...headers, 'x-hono-already-sent': 'true' } })
}
