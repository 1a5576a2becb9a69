import { handleEndpoints, type Payload } from 'payload'
import { guardAdminRequests } from '../requests/guard-admin-requests.ts'

/** The content system's API as it is behind its address, without the network. */
export function openApi(payload: Payload) {
  const config = Promise.resolve(payload.config)
  const handle = guardAdminRequests(config, (request: Request) =>
    handleEndpoints({ config, request }),
  )
  const { serverURL } = payload.config

  return function callApi(
    path: string,
    { json, ...init }: RequestInit & { json?: unknown } = {},
  ): Promise<Response> {
    const headers = new Headers({ origin: serverURL, ...(init.headers as Record<string, string>) })
    if (json !== undefined) {
      init.body = JSON.stringify(json)
      headers.set('content-type', 'application/json')
    }
    if (typeof init.body === 'string' && !headers.has('transfer-encoding'))
      headers.set('content-length', String(Buffer.byteLength(init.body)))
    return handle(new Request(`${serverURL}/api${path}`, { ...init, headers }), undefined)
  }
}
