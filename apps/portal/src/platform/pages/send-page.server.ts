import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type StoredPage } from './stored-page.server.ts'

/** Sends a finished page, or only its head when the browser has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  headers: Readonly<Record<string, string>>,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  const common = {
    ...headers,
    ...page.headers,
    etag,
    'cache-control': page.status === 200 ? 'public, no-cache' : 'no-store',
    vary: 'Accept-Encoding, Sec-CH-UA-Mobile, User-Agent',
  }
  if (page.status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, common)
    response.end()
    return
  }
  const body = page.bodies[encoding]
  response.writeHead(page.status, {
    ...common,
    'content-length': body.byteLength,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(page.status === 503 && { 'retry-after': '5' }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false
}
