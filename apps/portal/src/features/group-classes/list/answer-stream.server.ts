import type { ServerResponse } from 'node:http'
import type { ApiContext } from '#platform/api/api-environment.server.ts'

export const streamType = 'text/event-stream'

/** `no-transform` and `x-accel-buffering` keep proxies from buffering events. */
const headers = {
  'content-type': streamType,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Keeps the connection of a request open. Events are written straight to the socket: a web stream for
 * each of thousands of connections would cost several times as much.
 * @param follow receives the open response. Without a socket (a call within the process) it is not
 *   called, and the answer ends at once.
 */
export function answerStream(
  context: ApiContext,
  follow: (response: ServerResponse) => void,
): Response {
  const response = context.env?.outgoing
  if (!response) return new Response('', { headers })
  response.writeHead(200, headers)
  follow(response)
  return new Response(null, { headers: { ...headers, 'x-hono-already-sent': 'true' } })
}
