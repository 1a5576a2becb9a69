import type { IncomingMessage } from 'node:http'
import type { Screen } from '../render-context.ts'
import { isReachable } from '../routing/route-table.ts'
import { screenHeader } from '../screen.ts'
import { type PageRequest, pageRequest, screenOf } from './page-key.ts'

/** Addresses whose reading is cached; when there are more, the cache is cleared. */
const cachedAddresses = 2_000

/** Reads which page a request is for. The same address is worked out once, not at every request. */
export function createRequestReader(origin: string) {
  const requests: Record<Screen, Map<string, PageRequest>> = {
    small: new Map(),
    large: new Map(),
  }

  return (request: IncomingMessage): PageRequest | null => {
    const address = request.url ?? '/'
    const screen = screenOf({
      screen: single(request.headers[screenHeader]),
      mobileHint: single(request.headers['sec-ch-ua-mobile']),
      userAgent: request.headers['user-agent'],
    })
    const cached = requests[screen].get(address)
    if (cached) return isReachable(cached.page) ? cached : null
    const url = URL.parse(address, origin)
    const read = url && pageRequest(url, screen)
    if (!read || address.length > 500) return read
    if (requests[screen].size >= cachedAddresses) requests[screen].clear()
    requests[screen].set(address, read)
    return read
  }
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
