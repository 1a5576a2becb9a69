import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOfAddress } from '@trivsel/content-contract/locales'
import { unavailable } from '../api/errors.server.ts'
import { createLastResorts } from '../pages/last-resort.server.ts'
import { sendPage } from '../pages/send-page.server.ts'
import { apiPath } from './refuse-address.server.ts'

/** The answer to every request while what it needs is not there yet. */
export function createStartRefusal(headers: Readonly<Record<string, string>>) {
  const lastResorts = createLastResorts(headers)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/'
    if (!apiPath.test(address)) {
      const path = address.split('?')[0] ?? '/'
      return sendPage(request, response, await lastResorts('starting', localeOfAddress(path)))
    }
    const { code, field, status, headers } = unavailable()
    response.writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...headers,
    })
    response.end(JSON.stringify({ [field]: code }))
  }
}
