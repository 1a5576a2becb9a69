import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from './cached-page.server.ts'
import { chooseAnswer } from './choose-answer.ts'

/** Sends a finished page, or only its head when the browser has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
): void {
  const answer = chooseAnswer(page, {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  })
  response.writeHead(answer.status, answer.headers as string[])
  const { variant } = answer
  if (request.method === 'HEAD' || variant === null) response.end()
  else response.end(variant.text, 'latin1')
}
