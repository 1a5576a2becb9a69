import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPath } from '@trivsel/content-contract/own-address'
import { invalidRequest } from '../api/errors.server.ts'

/** What begins like this is answered by the API. */
export const apiPath = /^\/api(?=[/?]|$)/

/**
 * Whether something may be at an address: its path is not too long, and each escape in it stands
 * for a character that an address holds. What is in a query is for each page and operation to judge.
 */
export function isAddress(address: string): boolean {
  const end = address.indexOf('?')
  return isPath(end === -1 ? address : address.slice(0, end))
}

/** The answer to a request for what can be the address of nothing: nothing looks for it. */
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
