import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPath } from '@trivsel/content-contract/own-address'
import { invalidRequest } from '../api/errors.server.ts'

/** What begins like this is answered by the API. */
export const apiPath = /^\/api(?=[/?]|$)/

/**
 * Whether something may be at an address: its path is not too long, and each escape in it encodes a
 * character that an address may contain. The query is checked by each page and operation.
 */
export function isAddress(address: string): boolean {
  const end = address.indexOf('?')
  return isPath(end === -1 ? address : address.slice(0, end))
}

/** The response to a request for an impossible address, before any lookup. */
export function refuseAddress(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('cache-control', 'no-store')
  if (apiPath.test(request.url ?? '')) {
    const { code, details, field, status } = invalidRequest()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ [field]: code, ...details }))
  } else {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('404\n')
  }
}
