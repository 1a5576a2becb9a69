import type { IncomingMessage } from 'node:http'
import type { Screen } from '../render-context.ts'
import { isReachable } from '../routing/route-table.ts'
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
    const hint = request.headers['sec-ch-ua-mobile']
    const screen = screenOf({
      mobileHint: Array.isArray(hint) ? hint[0] : hint,
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
